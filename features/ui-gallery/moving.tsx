import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Carousel } from '#ui/carousel.tsx'
import { ChipLink } from '#ui/chip.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { Menu } from '#ui/menu.tsx'
import { Modal } from '#ui/modal.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Select } from '#ui/select.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { Textarea, TextInput } from '#ui/text-input.tsx'
import { toast } from '#ui/toast-store.ts'
import { Wizard } from '#ui/wizard.tsx'
import styles from './gallery.module.css'
import { Section, Specimen } from './section.tsx'

const slides = ['Hire people who show up', 'Your training counts', 'Spouses welcome'].map((words) => ({
  key: words,
  content: <div className={styles.slide}>{words}</div>,
}))

export function Moving() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Section id="moving" title="Navigation">
      <Specimen name="Tabs" wide>
        <Tabs
          label="Search by"
          tabs={[
            { href: '/ui?tab=keyword', label: 'Keyword', isCurrent: true },
            { href: '/ui?tab=mos', label: 'Military occupation' },
            { href: '/ui?tab=saved', label: 'Saved', count: 12 },
          ]}
        />
      </Specimen>
      <Specimen name="Active filters" wide>
        <Cluster>
          <ChipLink href="/ui?without=remote">Remote</ChipLink>
          <ChipLink href="/ui?without=place">Within 50 miles of 28310</ChipLink>
          <ChipLink href="/ui?without=long">
            Healthcare support, including home health and personal care
          </ChipLink>
        </Cluster>
      </Specimen>
      <Specimen name="Pagination" wide>
        <Stack>
          <Pagination
            page={1}
            total={245}
            perPage={10}
            href={(page) => `/ui?page=${page}`}
            label="First pages"
          />
          <Pagination
            page={57}
            total={10_000}
            perPage={10}
            href={(page) => `/ui?page=${page}`}
            label="Middle pages"
          />
          <Pagination
            page={1}
            total={4}
            perPage={10}
            href={(page) => `/ui?page=${page}`}
            label="Single page"
          />
        </Stack>
      </Specimen>
      <Specimen name="Modal, toast, menu" wide>
        <Cluster>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            Open a modal
          </Button>
          <Button variant="secondary" onClick={() => toast('Saved successfully!')}>
            Show a toast
          </Button>
          <Button
            variant="secondary"
            onClick={() => toast('The server did not answer. Try again.', 'danger')}
          >
            Show an error
          </Button>
          <Menu
            label="Actions for Marcus Bell"
            entries={[
              { label: 'Edit', icon: 'user', href: '#moving' },
              { label: 'Send a message', icon: 'mail', onPress: () => toast('Message sent.') },
              {
                label: 'Delete',
                icon: 'trash',
                danger: true,
                onPress: () => toast('User deleted permanently.'),
              },
            ]}
          />
        </Cluster>
        <Modal
          title="Leave a message"
          size="small"
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          actions={<Button onClick={() => setOpen(false)}>Submit</Button>}
        >
          <Stack>
            <TextInput label="Name" name="name" required />
            <Textarea label="Message" name="comment" required />
          </Stack>
        </Modal>
      </Specimen>
      <Specimen name="Disclosure">
        <div>
          <Disclosure summary="Who may sign up?" isOpen>
            Veterans, service members, their spouses, and anyone looking for work.
          </Disclosure>
          <Disclosure summary="What does it cost?">Nothing.</Disclosure>
        </div>
        <Carousel label="What employers say" slides={slides} autoplaySeconds={8} />
      </Specimen>
      <Specimen name="Wizard" wide>
        <form action="/ui">
          <Wizard
            label="Sign up"
            submit="Create my account"
            keep="gallery-wizard"
            steps={[
              {
                label: 'Your account',
                content: <TextInput label="Your email" name="mail" type="email" required />,
              },
              {
                label: 'Your service',
                content: (
                  <Select label="Your branch" name="served" options={['Army', 'Navy']} empty="Choose" />
                ),
              },
              { label: 'Check', content: <p>Check what you entered, then create your account.</p> },
            ]}
          />
        </form>
      </Specimen>
    </Section>
  )
}
