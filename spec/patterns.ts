/** Document 3, section 5: what an e-mail address looks like. One address, with nothing that ends a header. */
export const emailPattern =
  /^[^\s\p{Cc}@"(),:;<>[\\\]]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/iu

export const isEmail = (text: string): boolean => text.length <= 254 && emailPattern.test(text)
