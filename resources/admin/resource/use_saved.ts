import { useCallback, useRef, useState } from 'react'
import { useNotify, useResourceContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '#resources/app/api_error'
import { useNavigation } from '#resources/app/navigation/navigation'
import { listAddress } from '../addresses'

/** What happens after saving: back to the list with a word, or the reason why not in the form. */
export function useSaved() {
  const { t } = useTranslation()
  const resource = useResourceContext()!
  const notify = useNotify()
  const { go } = useNavigation()
  const saved = useRef(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const done = (message: string) => {
    saved.current = true
    notify(message, { type: 'success' })
    go(listAddress(resource))
  }
  return {
    refusal,
    isSaved: useCallback(() => saved.current, []),
    done,
    refused: (error: unknown) => setRefusal(sentenceOf(error)),
    mutationOptions: {
      onMutate: () => setRefusal(null),
      onSuccess: () => done(t('admin.saved')),
      onError: (error: unknown) => setRefusal(sentenceOf(error)),
    },
  }
}
