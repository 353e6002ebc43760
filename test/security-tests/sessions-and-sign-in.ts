import type { Covered } from './covered.ts'

const attacks = 'features/users/attacks.test.ts'
const proving = 'features/sign-in/proving.test.ts'
const address = 'features/users/edit/address.test.ts'
const signIn = 'features/sign-in/security.test.ts'
const attempts = 'features/sign-in/attempts.test.ts'
const account = 'features/sign-in/account.test.ts'
const forgotten = 'features/sign-in/forgotten-password.test.ts'
const activation = 'features/sign-up/activation.test.ts'
const factor = 'features/second-factor/second-factor.test.ts'
const recovery = 'features/second-factor/recovery.test.ts'
const required = 'features/second-factor/required.test.ts'
const sso = 'features/single-sign-on/single-sign-on.test.ts'
const linking = 'features/single-sign-on/linking.test.ts'
const forged = 'features/single-sign-on/forged-tokens.test.ts'
const switching = 'features/account-switch/switch.test.ts'
const reading = 'features/files/reading.test.ts'
const uploads = 'features/files/uploads.test.ts'
const csrf = 'lib/csrf.test.ts'

export const sessionsAndSignIn: Covered[] = [
  [
    'What changes how one signs in asks again who it is: password, factor or a new single sign-on',
    [proving, 'an authenticator code proves it instead of the password, and what was typed is kept'],
    [proving, 'wrong codes prove nothing, and are counted'],
    [
      'features/second-factor/second-factor.browser.test.ts',
      'a passkey proves who one is before the address is changed, and what was typed is kept',
    ],
    [linking, 'proves again who one is, with a new sign-in there, and leads back with what was typed'],
    [linking, 'another account there proves nothing'],
    [linking, 'a link that comes with a sign-in ends the sessions that were open'],
    [proving, 'the person is told when the account is deleted, by oneself or by staff'],
  ],
  [
    'Staff cannot take an account over by its address',
    [address, 'a new address counts once its holder has opened the link, and not before'],
    [address, 'the old address is told and stops it without signing in'],
    [
      address,
      'the old address takes the account back for a week after the change, from all that was added since',
    ],
    [address, 'links expire: to the new address after three days, to the old one after seven'],
    [address, 'a theme owner enters no address for somebody with permissions'],
  ],
  ['Token of 128 bits or more, stored hashed', [signIn, 'token >= 128 bits, stored hashed']],
  [
    'New at sign-in, at role change, at both ends of switching',
    [signIn, 'new at sign-in: a token that the browser brought opens nothing afterwards'],
    [signIn, 'new at role change: sessions that were begun with other rights are dead'],
    [attacks, 'an administrator changes rights, which ends the sessions begun with others'],
    [
      switching,
      'switches for an hour and returns, with a new token at both ends and both names in the trail',
    ],
  ],
  [
    'Cookie HttpOnly; SameSite=Lax; Path=/, Secure and __Host- over https',
    [signIn, 'cookie HttpOnly; SameSite=Lax; Path=/, Secure and __Host- over https'],
    ['lib/session.test.ts', 'the cookie is out of reach for scripts, and over https bound to the host'],
    [csrf, 'over https the cookie is bound to the host'],
  ],
  [
    'Dead at once after logout, "log the user out", deletion, disabling, password change',
    [signIn, 'dead after logout, at once'],
    [signIn, 'dead after deletion'],
    [signIn, 'dead after password change, but for a new token of the browser that changed it'],
    ['features/users/card/card.test.ts', 'logs a person out'],
    ['features/users/users.test.ts', 'shuts a disabled person out and lets an enabled one in'],
    [uploads, 'an address ends with a new password, with its time, and with the account'],
    [signIn, 'logout clears the history that the browser keeps'],
    [account, 'is in no cache: Back after signing out asks for a sign-in'],
  ],
  ['argon2id m=19456, t=2, p=1', [signIn, 'argon2id m=19456, t=2, p=1']],
  [
    'Limits per account and per address (IPv6 by /64), shared by all processes',
    [attempts, 'limits per account, whatever address asks, shared by all processes'],
    [attempts, 'limits per account do not lock out a browser that has signed in before'],
    [attempts, 'limits per account count addresses that have none alike'],
    [attempts, 'limits per address (IPv6 by /64)'],
    [attempts, 'limits per address count failures, and nothing that came without a token'],
    [account, 'lets nobody guess the password from an open session'],
    [forgotten, 'sends three mails an hour at most to one address'],
    [factor, 'takes ten tries, then asks to wait'],
  ],
  [
    'The same answer and work for known and unknown addresses',
    [signIn, 'the same answer for known and unknown addresses, for disabled ones too'],
    [signIn, 'the same work for known and unknown addresses: one hash is checked, one entry written'],
    [signIn, 'forgotten: the same answer for known and unknown addresses, and a mail to the known one alone'],
    [activation, 'gets the same answer, and a mail that explains'],
    [activation, 'costs the same work as a new one: the same statements, and the rest in the background'],
    ['features/sign-up/files.test.ts', 'tells nobody whether an address is known'],
  ],
  [
    'Reset links: once under parallel use, one hour, consumed by POST, of the theme’s own domain',
    [forgotten, 'works once, even when many use the link at the same time'],
    [forgotten, 'the link is good for one hour, and only the latest'],
    [forgotten, 'is replaced by the link of the mail, consumed by POST; sessions end, and the owner is told'],
    [forgotten, 'the link is built from the domain of the theme, whatever host is claimed'],
    [
      'features/users/card/card.test.ts',
      'gives a reset link only to a page of ours, tells the person, and never for an administrator',
    ],
    [
      'features/mail/production.test.ts',
      'in production an administrator cannot use the links in other people’s mail',
    ],
  ],
  [
    'Activation: 24 hours, once, for the holder of the address',
    [activation, 'has a link that ends after a day'],
    [activation, 'has a link that opens once, even when many use it at the same time'],
    [
      activation,
      'that was never confirmed belongs to the person who opens the mail, with their own password',
    ],
    [
      activation,
      'and waits to be proven is not replaced, and gets one mail an hour, until its link is too old',
    ],
    [activation, 'dies when the address is proven another way'],
    [activation, 'never passes a second factor'],
    [activation, 'leads to the site’s own domain, whatever Host the sign-up named'],
  ],
  [
    'A new address: proven first, once',
    [account, 'is proven by a mail to it, and the old one is told'],
    [account, 'is taken once, even when the link is used many times together'],
    [account, 'is confirmed by nobody but who asked for it'],
  ],
  [
    'SSO with state, nonce, PKCE, issuer, verified address before linking',
    [sso, 'asks with state, nonce and a code challenge'],
    [forged, 'refuses a token %s'],
    [sso, 'links nothing by an address that is not verified'],
    [sso, 'drops the password of an account whose maker never proved the address'],
    [sso, 'refuses a code that was used, and a browser that did not begin'],
    [linking, 'links from our own page only, whatever the address there is'],
    [linking, 'links to nobody but who began it'],
    [sso, 'opens no disabled account'],
    [sso, 'asks for the second factor of the account'],
  ],
  [
    'A second factor opens once, and cannot be got round',
    [factor, 'opens once even when two show the same code at the same time'],
    [recovery, 'opens once even when many show it at the same time'],
    [factor, 'asks nobody who has not shown the password'],
    [required, 'leads staff to set one up, and keeps their work closed until then'],
    [factor, 'is not added or removed by an open session alone'],
    [required, 'shows staff who owe one no more than a visitor, on public routes too'],
    [factor, 'is a visitor’s, and ends by signing out or in'],
    [required, 'lets staff who owe one sign out'],
    [factor, 'keeps neither secret nor codes readable'],
    [recovery, 'is removed by nobody else, and by no administrator from their own account'],
  ],
  ['Login and logout need a token', [signIn, 'login and logout need a token']],
  [
    'redirectTo stays within our own origin',
    [signIn, 'redirectTo stays within our own origin: not %s'],
    ['lib/safe-redirect.test.ts', 'whatever is written, a browser that follows it stays on the site'],
    ['lib/safe-redirect.test.ts', '%j is refused'],
    [
      'lib/inertia-protocol.test.ts',
      'never goes back to another site, and takes no flash that it did not sign',
    ],
  ],
  [
    'Switching: asked first, never to an administrator, never nested, one hour, in the trail, nothing private',
    [switching, 'asks first: a GET changes nothing'],
    [
      switching,
      'never switches to an administrator, to oneself, or to an account that nobody can sign in to',
    ],
    [switching, 'is never nested'],
    [switching, 'ends when the person who switched loses their rights'],
    [attacks, 'closes deletion, reset links and DD214s to whom has switched'],
    [account, 'is closed to staff who switched to it'],
    [reading, 'staff who switched to the account neither read its DD214 nor upload one'],
    ['features/privacy/sight.test.ts', 'who has switched to an account reads no DD214'],
  ],
]
