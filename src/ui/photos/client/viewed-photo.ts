/** A photo as the viewer receives it. */
export type ViewedPhoto = {
  id: number;
  url: string;
  alt: string;
  width: number;
  height: number;
  /** Caption and credit. */
  text: string;
  /** The page of the photo. */
  href: string;
};
