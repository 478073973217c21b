import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { listAddress } from '#resources/admin/addresses'
import { useNavigation } from '#resources/app/navigation/navigation'
import { call } from '#resources/app/calls/call'
import { sentenceOf } from '#resources/app/api_error'
import { Btn } from '#resources/kit/btn'
import { ConfirmDialog } from '#resources/kit/confirm_dialog'
import type { Release, ReleaseActName } from './release'

interface ReleaseActsProps {
  release: Release
  name: string
  onDone: () => void
}

/** What can be done with a release in its state; each is asked once more. */
export function ReleaseActs({ release: { id, acts }, name, onDone }: ReleaseActsProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { go } = useNavigation()
  const [asked, setAsked] = useState<ReleaseActName | null>(null)
  const run = async (act: ReleaseActName) => {
    try {
      await call('POST /coding/releases/{id}/acts', { path: { id }, body: { act } })
      notify(t(`coding:releases.acts.${act}.done`), { type: 'success' })
      if (act === 'discard') return go(listAddress('dictionary_releases'))
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' })
    }
    onDone()
  }
  return (
    <>
      {acts.toReversed().map((act) => (
        <Btn
          key={act}
          kind={act === acts[0] && act !== 'retire' ? 'primary' : 'plain'}
          onClick={() => setAsked(act)}
        >
          {t(`coding:releases.acts.${act}.act`)}
        </Btn>
      ))}
      <ConfirmDialog
        question={
          asked && {
            title: t(`coding:releases.acts.${asked}.question`, { name }),
            text: t(`coding:releases.acts.${asked}.text`),
            act: t(`coding:releases.acts.${asked}.act`),
            danger: asked === 'discard' || asked === 'retire',
          }
        }
        onAnswer={(yes) => {
          setAsked(null)
          if (yes && asked) void run(asked)
        }}
      />
    </>
  )
}
