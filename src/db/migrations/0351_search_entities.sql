-- Stored HTML has characters as references, such as &#x201c; and &rsquo;, which excerpts would print.
create function search_references(html text) returns text
  language plpgsql immutable parallel safe as $$
declare
  plain text := html;
  found text[];
  code bigint;
begin
  plain := replace(replace(replace(replace(replace(replace(replace(replace(replace(plain,
    '&nbsp;', ' '), '&rsquo;', '’'), '&lsquo;', '‘'), '&rdquo;', '”'), '&ldquo;', '“'), '&ndash;', '–'), '&mdash;', '—'),
    '&hellip;', '…'), '&apos;', '''');
  if position('&#' in plain) = 0 then
    return plain;
  end if;
  for found in select distinct regexp_matches(plain, '&#([xX]?)([0-9a-fA-F]{1,7});', 'g') loop
    continue when found[1] = '' and found[2] !~ '^[0-9]+$';
    code := case when found[1] = '' then found[2]::bigint else ('x' || lpad(found[2], 16, '0'))::bit(64)::bigint end;
    -- control characters, surrogates and codes that do not exist
    continue when code < 32 or code between 55296 and 57343 or code > 1114111;
    plain := replace(plain, '&#' || found[1] || found[2] || ';',
      case code when 38 then '&amp;' when 60 then '&lt;' when 62 then '&gt;' else chr(code::integer) end);
  end loop;
  return plain;
end $$;

create or replace function search_html(html text) returns text
  language sql immutable parallel safe
  return left(
    replace(replace(replace(replace(
      search_references(
        regexp_replace(coalesce(html, ''), '<script.*?</script>|<style.*?</style>|<!--.*?-->|<[^>]*>', ' ', 'gi')),
      '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'),
    100000);

update search_document set summary = search_references(summary), body = search_references(body)
where summary ~ '&[#a-z]' or body ~ '&[#a-z]';
