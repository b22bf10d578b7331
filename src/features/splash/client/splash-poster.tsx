import type { MouseEvent, ReactNode, Ref } from 'react';

import { Countdown } from '../../../ui/client/countdown.tsx';
import { VideoPlayer } from '../../../ui/client/video-player.tsx';
import { SiteLink } from '../../../ui/controls/site-link.tsx';
import { VisuallyHidden } from '../../../ui/controls/visually-hidden.tsx';
import type { ShownSplash } from './shown-splash.ts';
import { SplashPicture } from './splash-picture.tsx';
import styles from './splash-poster.module.css';

type Props = {
  splash: ShownSplash;
  /** Heading level of the title; none in a dialog. */
  heading: 'h1' | 'h2';
  /** Not shown yet: pictures load lazily. */
  isWaiting?: boolean;
  onFollow: (link: Element) => void;
  ref?: Ref<HTMLElement>;
};

/** The content of a splash by type. */
export function SplashPoster({ splash, heading: Heading, isWaiting = false, onFollow, ref }: Props) {
  const { countdownTo, html, images, kind, title, video } = splash;
  // pictures and text include their title
  const isTitleSaid = (kind === 'image' && images.length > 0) || (kind === 'html' && html !== undefined);
  const heading = isTitleSaid ? <VisuallyHidden as={Heading}>{title}</VisuallyHidden> : <Heading>{title}</Heading>;
  const link = (content: ReactNode, className = styles.link) => (
    <SiteLink className={className} href={splash.href} onClick={({ currentTarget }) => onFollow(currentTarget)}>
      {content}
    </SiteLink>
  );
  return (
    <article ref={ref} className={styles.poster} data-kind={kind} tabIndex={-1}>
      {kind === 'video' && video ? (
        <>
          {link(heading)}
          <VideoPlayer video={video} title={title} poster={images[0]?.url ?? null} isLazy={isWaiting} />
        </>
      ) : kind === 'html' && html !== undefined ? (
        <>
          {heading}
          <SplashText html={html} onFollow={onFollow} />
          {!html.includes(`href="${splash.href}"`) && link('Read more', styles.more)}
        </>
      ) : (
        link(
          <>
            {images.length > 0 && <SplashPicture images={images} isLazy={isWaiting} />}
            {heading}
            {countdownTo && <Countdown to={countdownTo} label={`Time until ${title}`} />}
          </>,
        )
      )}
    </article>
  );
}

/** The college's HTML; a click on any of its links counts as a click on the splash. */
function SplashText({ html, onFollow }: { html: string; onFollow: Props['onFollow'] }) {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (link) onFollow(link);
  };
  // biome-ignore lint/a11y: the links inside receive the clicks
  return <div className={styles.text} onClick={onClick} dangerouslySetInnerHTML={{ __html: html }} />;
}
