/** At a host name that belongs to no college. */
export const UnknownHostPage = ({ host }: { host: string }) => (
  <main className="content standalone">
    <h1>No college here</h1>
    <p>
      This server shows no athletics site at <b>{host}</b>. Check the address for spelling.
    </p>
  </main>
);
