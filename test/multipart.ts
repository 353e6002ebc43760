type Value = string | { name: string; bytes: Uint8Array; type?: string }

/** A multipart form as a browser sends it: `app.inject({ method: 'POST', url, ...(await multipart({ … })) })`. */
export async function multipart(fields: Record<string, Value | Value[]>) {
  const form = new FormData()
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat())
      if (typeof value === 'string') form.append(name, value)
      else form.append(name, new Blob([value.bytes as BlobPart], { type: value.type ?? '' }), value.name)
  const sent = new Response(form)
  return {
    payload: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type')! },
  }
}
