import { useInput } from 'react-admin'

/** The value of a field of the form at hand, how it is changed, and what is wrong with it. */
export function useField(name: string) {
  const { id, field, fieldState } = useInput({
    source: name,
    format: (value: unknown) => value ?? '',
    parse: (value: unknown) => value,
  })
  return { ...field, id, error: messageOf(fieldState.error) }
}

interface InputError {
  message?: string | { message?: string }
}

/** What the form found itself is wrapped once more than what the server said. */
function messageOf(error: InputError | undefined): string | null {
  const message = error?.message
  return (typeof message === 'string' ? message : message?.message) ?? null
}
