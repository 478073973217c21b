import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#kernel/language/words'
import { sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { refusalOf } from '#resources/app/calls/refusal_of'
import { Btn } from '#resources/kit/btn'
import { useConfirm } from '#resources/kit/confirm'
import { useMessages } from '#resources/kit/messages'

const places = ['H.5.r', 'H.1'] as const
const WRITE = 'POST /cases/{caseId}/narrative/text'

interface WriteButtonsProps {
  caseId: string
  language: Language
  /** Of the case that is shown. */
  revision: number
  onWritten: () => void
}

/** Writes the narrative into the case; another text that is there goes only where somebody says so. */
export function WriteButtons({ caseId, language, revision, onWritten }: WriteButtonsProps) {
  const { t } = useTranslation()
  const tell = useMessages()
  const confirm = useConfirm()
  const [isBusy, setBusy] = useState(false)
  const send = (place: (typeof places)[number], isConfirmed: boolean) =>
    call(WRITE, {
      path: { caseId },
      body: { language, place, baseRevision: revision, confirm: isConfirmed },
    })
  const write = async (place: (typeof places)[number]) => {
    setBusy(true)
    try {
      const { isNew } = await send(place, false).catch(async (refused: unknown) => {
        if (!refusalOf(WRITE, refused).confirm) throw refused
        const question = { title: sentenceOf(refused), act: t('narratives:replace') }
        if (!(await confirm(question))) return { isNew: null }
        return send(place, true)
      })
      if (isNew !== null) tell.done(t(isNew ? 'narratives:written' : 'narratives:same', { place }))
      if (isNew) onWritten()
    } catch (refused) {
      tell.error(sentenceOf(refused))
    }
    setBusy(false)
  }
  return places.map((place) => (
    <Btn
      key={place}
      kind={place === 'H.1' ? 'primary' : 'plain'}
      disabled={isBusy}
      onClick={() => void write(place)}
    >
      {t('narratives:write', { place })}
    </Btn>
  ))
}
