import { Form } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { Cluster } from '#ui/layout.tsx'
import { lookup } from '#ui/lookup.ts'
import { Page } from '#ui/page.tsx'
import { Selector } from '#ui/selector.tsx'
import { DateInput, TextInput } from '#ui/text-input.tsx'
import type { SubscriptionEdit } from './schema.ts'

export type Props = SubscriptionEdit

const path = '/admin/sso-subscriptions'
const employers = lookup('/admin/employers')

/** A subscription, new or known. */
export default function Subscription({ ssoSubscription, values, employer }: Props) {
  return (
    <Page title={ssoSubscription ? `Subscription ${values.externalId}` : 'New subscription'} narrow>
      <Form action={ssoSubscription ? `${path}/${ssoSubscription.id}` : path} values={values}>
        <TextInput
          label="External ID"
          help="What the partner and its single sign-on call the person."
          name="externalId"
          required
          maxLength={200}
        />
        <Cluster>
          <TextInput label="First name" name="firstName" maxLength={100} />
          <TextInput label="Last name" name="lastName" maxLength={100} />
        </Cluster>
        <TextInput
          label="Account (email)"
          help="The subscriber. Leave empty for the person who signs in with the external ID."
          name="user"
          type="email"
          maxLength={254}
        />
        <TextInput label="SKU" name="sku" maxLength={100} />
        <TextInput label="Company" name="companyName" maxLength={200} />
        <Selector
          label="Employer"
          help="Its people search candidates, too, until the subscription ends."
          name="employer"
          load={employers}
          defaultValue={employer ? [employer] : []}
        />
        <Cluster>
          <DateInput label="First day" name="subscriptionStart" required />
          <DateInput label="Last day (leave blank for no end)" name="subscriptionEnd" />
        </Cluster>
        <FormEnd cancel={path} />
      </Form>
    </Page>
  )
}
