/** Tables of a college that its export leaves out, with the reason. */
export const leftOut: Readonly<Record<string, string>> = {
  search_document: 'triggers derive it from the other tables',
  search_word: 'triggers derive it from the other tables',
  staff_session: 'staff log in again',
  staff_device: 'a browser is known to one installation',
  staff_login: 'it is about one installation',
  password_reset: 'its link leads to one installation',
  login_attempt: 'it ends within minutes',
  live_token: 'a token is valid for one installation',
  form_secret: 'it signs forms of one installation',
  push_score: 'the installation that queued a notification sends it',
  push_message: 'the installation that queued a notification sends it',
  serving_process: 'it is a process of the installation',
  withdrawal: 'the processes of the installation have removed their copies',
  mail: 'the installation that queued a message sends it',
};
