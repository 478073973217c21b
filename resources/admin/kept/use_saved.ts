import { useCallback, useRef, useState } from 'react'
import { useNotify, useRedirect, useResourceContext } from 'react-admin'
import { useTranslation } from 'react-i18next'

interface Refused extends Error {
  body?: { errors?: Record<string, string> }
}

/** What happens after saving: back to the list with a word, or the reason why not in the form. */
export function useSaved() {
  const { t } = useTranslation()
  const resource = useResourceContext()!
  const notify = useNotify()
  const redirect = useRedirect()
  const saved = useRef(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const done = (message: string) => {
    saved.current = true
    notify(message, { type: 'success' })
    redirect('list', resource)
  }
  return {
    refusal,
    isSaved: useCallback(() => saved.current, []),
    done,
    refused: (error: unknown) => setRefusal((error as Refused).message),
    mutationOptions: {
      onMutate: () => setRefusal(null),
      onSuccess: () => done(t('admin.saved')),
      onError: (error: unknown) => setRefusal((error as Refused).message),
    },
  }
}
