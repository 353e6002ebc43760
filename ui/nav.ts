// With web/ the only door to the Inertia client, so that it can be replaced.
export { Head, http, router, useForm, usePage, useRemember } from '@inertiajs/react'
