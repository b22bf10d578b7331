import { encode } from 'uqr';

type Props = { text: string; label: string; className?: string | undefined };

/** A QR code, drawn dark on light in every color scheme, because not every camera reads the reverse. */
export const QrCode = ({ text, label, className }: Props) => {
  // readers need four light modules around the code (ISO/IEC 18004)
  const { size, data } = encode(text, { border: 4 });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={modules.join('')} fill="#000" />
    </svg>
  );
};
