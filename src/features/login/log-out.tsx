import { href } from '../../routing/routes.ts';
import { Button } from '../../ui/controls/button.tsx';

/** Logs out, also without JavaScript. `token` is the session's CSRF token. */
export const LogOut = ({ token }: { token: string }) => (
  <form method="post" action={href('login')}>
    <input type="hidden" name="token" value={token} />
    <Button type="submit" name="intent" value="log-out" look={{ kind: 'alternate' }}>
      Log out
    </Button>
  </form>
);
