import { useState, type FormEvent } from 'react'
import { formErrors, noErrors, type FormErrors } from './form_errors'

interface Form {
  busy: boolean
  errors: FormErrors
  submit: (event: FormEvent) => Promise<void>
}

/**
 * A small form: sends once at a time and sorts a refusal to its fields.
 * @param send does what the form is for; while it goes on the form is busy
 * @param fields see `formErrors`
 */
export function useForm(send: () => Promise<void>, fields?: Record<number, string>): Form {
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState(noErrors)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setErrors(noErrors)
    try {
      await send()
    } catch (error) {
      setErrors(formErrors(error, fields))
    }
    setBusy(false)
  }
  return { busy, errors, submit }
}
