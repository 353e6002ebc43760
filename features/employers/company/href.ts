/** /employer/profile/{id}/{slug}; only the id identifies the company. */
export const companyHref = ({ id, slug }: { id: string; slug: string }): string =>
  `/employer/profile/${id}/${slug}`
