/** Who runs the service, as its operator says it. */
export const operator = {
  title: 'Who runs this service?',
  runBy: (name: string, country: string) => `This service is run by ${name}, ${country}.`,
  price: (price: string) => `Price: ${price}.`,
  contact: 'Contact',
  legal: 'Legal notice',
  privacy: 'Privacy',
  release: 'Published program',
};
