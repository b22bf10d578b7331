vcl 4.1;

# Varnish in front of Fieldhouse. It caches pages and files as their Cache-Control allows, so readers are at most two seconds
# behind a change, and serves the last good copy of what the site purges for a day while the server fails.

import std;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
  .first_byte_timeout = 60s;
  # not /readyz: without Postgres, the server still has its pages
  .probe = {
    .url = "/healthz";
    .interval = 2s;
    .timeout = 5s;
    .window = 4;
    .threshold = 2;
    .initial = 2;
  }
}

sub vcl_recv {
  if (req.restarts == 0) {
    unset req.http.X-Restarted;
  }
  # purges by tag (PURGE_URL) have a port of their own (-a purge=127.0.0.1:6082), because requests of readers, too, come from the
  # machine of the proxy in front
  if (req.method == "PURGE" || local.socket == "purge") {
    if (req.method != "PURGE" || local.socket != "purge" || req.http.xkey !~ "^[\w:. -]+$") {
      return (synth(405));
    }
    ban("obj.http.xkey ~ (^|\s)(" + regsuball(req.http.xkey, "\s+", "|") + ")(\s|$)");
    return (synth(200, "Purged"));
  }
  # forms, and snapshots of live games
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # a server trusts its own machine with metrics
  if (req.url ~ "^/metrics") {
    return (synth(404));
  }
  # streams of live games stay open
  if (req.url ~ "(?i)^/api/v2(\.1)?/live/.*events/?($|\?)") {
    return (pipe);
  }
  # staff
  if (req.http.Authorization || req.http.Cookie ~ "__Host-fieldhouse_session=") {
    return (pass);
  }
  # a copy past its time is served while a new one is fetched, for long only if the server fails
  if (req.restarts == 0 && std.healthy(req.backend_hint)) {
    set req.grace = 1s;
  } else {
    set req.grace = 1d;
  }
  # other cookies are for scripts, or for takeovers, whose responses no cache may store
  return (hash);
}

sub vcl_hash {
  # the server trusts these of this machine: a forged one must not change what others get
  hash_data(req.http.X-Forwarded-Host);
  hash_data(req.http.X-Forwarded-Proto);
}

sub vcl_backend_response {
  if (beresp.status >= 500) {
    # a stored response would replace the last good copy, which the second attempt looks for
    if (bereq.is_bgfetch || (bereq.method == "GET" && !bereq.uncacheable && !bereq.http.X-Restarted)) {
      return (abandon);
    }
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    set beresp.keep = 0s;
    return (deliver);
  }
  # without Cache-Control, Varnish would store some responses for two minutes
  if (!beresp.http.Cache-Control || beresp.http.Cache-Control ~ "(?i)private|no-store" || beresp.http.Set-Cookie) {
    # requests for this address do not wait for each other
    set beresp.uncacheable = true;
    set beresp.ttl = 2s;
    return (deliver);
  }
  # what cannot be purged might be withdrawn while the server fails
  set beresp.grace = 1s;
  if (beresp.http.Cache-Control ~ "(?i)stale-if-error=\d+") {
    set beresp.grace = std.duration(regsub(beresp.http.Cache-Control, "(?i)^.*stale-if-error=(\d+).*$", "\1s"), 1s);
    # the last good copy of a server that fails is older than its lifetime
    if (beresp.ttl < 1s) {
      set beresp.ttl = 1s;
    }
  }
}

sub vcl_backend_error {
  if (bereq.is_bgfetch || (bereq.method == "GET" && !bereq.uncacheable && !bereq.http.X-Restarted)) {
    return (abandon);
  }
}

sub vcl_synth {
  # the server failed before its probe did
  if (resp.status == 503 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) {
    set req.http.X-Restarted = "1";
    return (restart);
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}
