import { getRequestContext } from '../../routing/request-context.ts';
import { monogram } from '../../web/text.ts';
import styles from './product-drawing.module.css';

type Props = { place: 'tickets' | 'shop' };

/** In place of a missing picture: a ticket or a price tag in the college's colors with its initials. */
export const ProductDrawing = ({ place }: Props) => {
  const { shortName } = getRequestContext().tenant;
  const Shape = shapes[place];
  return (
    <svg className={styles.drawing} viewBox="0 0 480 300" width="480" height="300" aria-hidden="true">
      <rect className={styles.ground} width="480" height="300" />
      <Shape initials={monogram(shortName).slice(0, 3)} />
    </svg>
  );
};

/** A stub and a perforation, with notches at its ends. */
const Ticket = ({ initials }: { initials: string }) => (
  <g transform="rotate(-6 240 150)">
    <path className={styles.shape} d="M60 76h276a14 14 0 0 0 28 0h56v148h-56a14 14 0 0 0-28 0H60z" />
    <path className={styles.band} d="M60 76h26v148H60z" />
    <path className={styles.perforation} d="M350 98v104" />
    <text className={styles.initials} x="211" y="182" textAnchor="middle" fontSize="92">
      {initials}
    </text>
    <path className={styles.lines} d="M376 112h26M376 132h26M376 152h26M376 172h26M376 192h26" />
  </g>
);

/** A tag on a string. */
const Tag = ({ initials }: { initials: string }) => (
  <g transform="rotate(8 240 150)">
    <path className={styles.string} d="M240 62C240 34 262 26 296 -10" />
    <path className={styles.shape} d="M204 44h72l44 44v174H160V88z" />
    <path className={styles.band} d="M160 236h160v26H160z" />
    <circle className={styles.hole} cx="240" cy="72" r="12" />
    <text className={styles.initials} x="240" y="192" textAnchor="middle" fontSize="80">
      {initials}
    </text>
  </g>
);

const shapes = { tickets: Ticket, shop: Tag };
