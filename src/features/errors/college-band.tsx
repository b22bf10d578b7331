import './college-band.css';

type Props = {
  name: string;
  homeHref: string;
  logo?: string | undefined;
};

/** Header of a page without the site's shell: the college's name in its typeface, on its color. */
export const CollegeBand = ({ name, homeHref, logo }: Props) => (
  <header className="college-band" data-ground="primary">
    <a className="content" href={homeHref} data-reload="">
      {logo && <img src={logo} alt="" width={63} height={63} />}
      {name}
    </a>
  </header>
);
