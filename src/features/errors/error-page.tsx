import { CollegeBand } from './college-band.tsx';
import './error-page.css';

type Props = {
  homeHref: string;
  supportEmail: string;
  /** Absent if the host belongs to no college. */
  collegeName?: string | undefined;
  logo?: string | undefined;
  /** Only for developers. */
  message?: string | undefined;
};

/** The error page, rendered the same on the server and in the browser. */
export const ErrorPage = ({ homeHref, supportEmail, collegeName, logo, message }: Props) => (
  <>
    {collegeName && <CollegeBand name={collegeName} homeHref={homeHref} />}
    <main className="error-page" id="main-content">
      {logo && <img className="error-page-logo" src={logo} alt="" width={200} height={200} />}
      <h1>Something went wrong</h1>
      <p>
        Please send details of the events leading up to the error to{' '}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </p>
      {message && <pre>{message}</pre>}
      <p>
        <a className="error-page-home" href={homeHref} data-reload="">
          Home Page
        </a>
      </p>
    </main>
  </>
);
