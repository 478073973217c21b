import type { Visit } from '@inertiajs/core'
import { router } from '@inertiajs/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useMessages } from '#resources/kit/messages'
import { ApiError } from '../api_error'
import { sentenceOfAnswer } from '../calls/sentence_of_answer'

/**
 * Where the way to another screen fails, because the server cannot be reached or answers with none, the
 * screen at hand stays, and the way can be tried again.
 */
export function useRetriedVisits(): void {
  const { t } = useTranslation()
  const tell = useMessages()
  useEffect(() => {
    let last: { url: URL; visit: Visit } | undefined
    let failedToLoad = ''
    const stops = [
      router.on('start', ({ detail: { visit } }) => {
        last = { url: visit.url, visit }
      }),
      router.on('httpException', ({ detail: { response } }) => {
        const { status, data, headers } = response
        // What is refused has a screen of its own, which says why; a fault may pass.
        if (status < 500 && headers['x-inertia']) return
        const wanted = last
        const retry = wanted && (() => router.visit(wanted.url, wanted.visit))
        tell.error(sentenceOfAnswer(status, data), { retry })
        return false
      }),
      router.on('networkError', ({ detail: { error } }) => {
        const wanted = last
        if (!wanted) return
        const { url, visit } = wanted
        // The server answered and its program did not come, for the second time: it is another one by now.
        const isProgram = error instanceof ApiError
        if (isProgram && failedToLoad === url.href) return window.location.assign(url)
        failedToLoad = isProgram ? url.href : ''
        tell.error(t('api.offline'), { retry: () => router.visit(url, visit) })
        return false
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [t, tell])
}
