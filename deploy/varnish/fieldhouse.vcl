vcl 4.1;

# Varnish in front of Fieldhouse: caches public pages and files as their Cache-Control allows, so readers are at most two
# seconds behind a change, and serves the last good copy while the server fails.

import std;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
  .first_byte_timeout = 60s;
  .probe = {
    .url = "/readyz";
    .interval = 2s;
    .timeout = 5s;
    .window = 4;
    .threshold = 2;
  }
}

sub vcl_recv {
  # forms, and snapshots of live games, are not for caches
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # a server trusts its own machine with metrics
  if (req.url ~ "^/metrics") {
    return (synth(404));
  }
  # streams of live games stay open
  if (req.url ~ "(?i)^/api/v2(\.1)?/live/.*events/?$") {
    return (pipe);
  }
  # staff
  if (req.http.Cookie ~ "__Host-fieldhouse_session=") {
    return (pass);
  }
  # a copy past its time is served while a new one is fetched, for long only if the server fails
  if (std.healthy(req.backend_hint)) {
    set req.grace = 1s;
  }
  # other cookies are for scripts, or for takeovers, whose responses no cache may store
  return (hash);
}

sub vcl_backend_response {
  # serve what was good for a day while the server fails; the server limits this with stale-if-error
  if (beresp.http.Cache-Control ~ "(?i)private|no-store" || beresp.http.Set-Cookie) {
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
    return (deliver);
  }
  if (beresp.http.Cache-Control ~ "(?i)stale-if-error") {
    set beresp.keep = 1d;
    set beresp.grace = 1d;
  }
}

sub vcl_backend_error {
  # keeps the last good copy
  if (bereq.is_bgfetch) {
    return (abandon);
  }
}

sub vcl_deliver {
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}
