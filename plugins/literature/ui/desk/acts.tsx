import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mayDo } from '#plugins/literature/contract/may'
import type { ShownArticle } from '#plugins/literature/contract/shown'
import { call } from '#resources/app/calls/call'
import { upload } from '#resources/app/calls/upload'
import { Btn } from '#resources/kit/btn'
import { ReasonDialog } from '#resources/kit/reason_dialog'
import { Part } from './desk_parts'

type Asking = 'note' | 'return' | 'not_valid' | null

interface ActsProps {
  article: ShownArticle
  isBusy: boolean
  run: (work: () => Promise<unknown>) => void
  onCases: () => void
}

/** What else can be done with an article where it is. */
export function Acts({ article, isBusy, run, onCases }: ActsProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [asking, setAsking] = useState<Asking>(null)
  const { articleId, productId, status } = article
  const path = { articleId }
  const may = (act: Parameters<typeof mayDo>[0]) => mayDo(act, status)
  const reasoned = (reason: string) => {
    setAsking(null)
    if (asking === 'note')
      run(() =>
        call('POST /literature/articles/{articleId}/notes', {
          ...{ path, body: { productId, text: reason } },
        })
      )
    else if (asking === 'return')
      run(() =>
        call('POST /literature/articles/{articleId}/return', {
          ...{ path, body: { productId, reason } },
        })
      )
    else
      run(() =>
        call('POST /literature/articles/{articleId}/verdict', {
          ...{ path, body: { productId, valid: false, reason } },
        })
      )
  }
  return (
    <Part sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {may('case') && (
        <Btn kind="primary" disabled={isBusy} onClick={onCases}>
          {t('literature:acts.cases')}
        </Btn>
      )}
      {may('want_full_text') && (
        <Btn
          disabled={isBusy}
          onClick={() =>
            run(() =>
              call('POST /literature/articles/{articleId}/full-text-wish', {
                ...{ path, body: { productId } },
              })
            )
          }
        >
          {t('literature:acts.want_full_text')}
        </Btn>
      )}
      {may('full_text') && (
        <Btn icon="upload" disabled={isBusy} onClick={() => input.current?.click()}>
          {t('literature:acts.full_text')}
        </Btn>
      )}
      {may('judge') && status !== 'not_valid' && (
        <Btn disabled={isBusy} onClick={() => setAsking('not_valid')}>
          {t('literature:acts.not_valid')}
        </Btn>
      )}
      {may('close') && (
        <Btn
          disabled={isBusy}
          onClick={() =>
            run(() =>
              call('POST /literature/articles/{articleId}/closing', {
                ...{ path, body: { productId } },
              })
            )
          }
        >
          {t('literature:acts.close')}
        </Btn>
      )}
      {may('return') && (
        <Btn kind="ghost" disabled={isBusy} onClick={() => setAsking('return')}>
          {t('literature:acts.return')}
        </Btn>
      )}
      <Btn kind="ghost" disabled={isBusy} onClick={() => setAsking('note')}>
        {t('literature:acts.note')}
      </Btn>
      <input
        ref={input}
        type="file"
        name="file"
        hidden
        aria-label={t('literature:acts.full_text')}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (!file) return
          run(() =>
            upload(
              'POST /literature/articles/{articleId}/full-text',
              { path, form: { file, productId } },
              () => {}
            )
          )
        }}
      />
      {asking && (
        <ReasonDialog
          title={t(`literature:asking.${asking}`)}
          label={t(asking === 'note' ? 'literature:asking.text' : 'literature:asking.reason')}
          act={t(`literature:asking.${asking}_act`)}
          onReason={reasoned}
          onClose={() => setAsking(null)}
        />
      )}
    </Part>
  )
}
