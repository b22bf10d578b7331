-- Moments, clippings and broadcasters are found by the sports in their join tables.
select search_follow_sports();
