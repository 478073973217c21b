import { router } from '@inertiajs/react'
import { useState } from 'react'
import { api } from '#resources/app/api'
import { sentenceOf } from '#resources/app/api_error'
import type { PanelValues } from '#resources/forms/panel/panel_context'
import { useMessages } from '#resources/kit/messages'
import { wayInto } from '../open/way_into'

/** Makes a case once, however often its button is pressed, and opens it. */
export function useCreateCase() {
  const tell = useMessages()
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState({ body: '', key: '' })
  const create = async (values: PanelValues) => {
    const input = { reportType: values.C_1_3, firstReceived: values.C_1_4, country: values.C_2_r_3 }
    const body = JSON.stringify(input)
    // What was typed anew after a refusal is another request.
    const key = asked.body === body ? asked.key : crypto.randomUUID()
    setAsked({ body, key })
    setBusy(true)
    try {
      const made = await api.post<{ id: string; caseNo: string }>('/api/cases', input, key)
      router.visit(wayInto(made))
    } catch (error) {
      tell.error(sentenceOf(error))
      setBusy(false)
    }
  }
  return { busy, create }
}
