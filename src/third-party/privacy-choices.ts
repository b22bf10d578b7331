/** Attribute of the button that shows the choices again. */
export const PRIVACY_CHOICES = 'data-privacy-choices';
