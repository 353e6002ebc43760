export const contactMessages = {
  sent: 'Your message is on its way. We’ll reply by email.',
  noAddress: 'This form cannot send: the site has no contact address. An administrator can set one.',
  noSubject: 'This form cannot send yet: give its emails a subject.',
  closed: 'This form cannot take messages at the moment. Please try again later.',
} as const
