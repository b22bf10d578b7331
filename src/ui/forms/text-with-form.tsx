import { splitAtForm } from '../../forms/embedded-form.ts';
import { Markup } from '../markup/markup.tsx';
import { storyText } from '../stories/story-text.markup.tsx';

/** The text of a story or of an information page, sanitized by the API, with the form that it embeds. */
export async function TextWithForm({ content }: { content: string }) {
  const parts = splitAtForm(content);
  if (!parts) return <Markup of={storyText} props={{ content }} />;
  // imported dynamically, so that other texts do not load its islands
  const { EmbeddedForm } = await import('./embedded-form.tsx');
  return (
    <>
      {parts.before && <Markup of={storyText} props={{ content: parts.before }} />}
      <EmbeddedForm formId={parts.formId} otherwise={<Markup of={storyText} props={{ content: parts.link }} />} />
      {parts.after && <Markup of={storyText} props={{ content: parts.after }} />}
    </>
  );
}
