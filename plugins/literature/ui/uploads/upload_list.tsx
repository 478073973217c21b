import Skeleton from '@mui/material/Skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Answer, call } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useToday } from '#resources/app/use_today'
import { Btn } from '#resources/kit/btn'
import { Choice } from '#resources/kit/choice'
import { EmptyState } from '#resources/kit/empty_state'
import { ErrorState } from '#resources/kit/error_state'
import { useMessages } from '#resources/kit/messages'
import { Grow, Panel } from '#resources/kit/panel'
import { Tag } from '#resources/kit/tag'
import { Expression, Refused } from '../parts'
import { useAct } from '../use_act'
import { useChoices } from '../use_choices'
import { UploadDialog } from './upload_dialog'

type Upload = Answer<'GET /literature/uploads'>[number]

/** Databases that people search: for which days, by which expression, by when. */
export function UploadList() {
  const { t } = useTranslation()
  const { data, error, reload } = useAnswer('GET /literature/uploads', {}, { keep: true })
  const [opened, setOpened] = useState<Upload | null>(null)
  const { nameOf } = useChoices()
  if (error) return <ErrorState text={error} onRetry={reload} />
  if (!data) return <Skeleton variant="rounded" height={240} />
  return (
    <>
      {data.length === 0 && (
        <Panel title={t('literature:search.view.uploads')}>
          <EmptyState icon="check" title={t('literature:search.upload.none')} />
        </Panel>
      )}
      {data.map((upload) => (
        <UploadCard
          key={upload.id}
          upload={upload}
          source={nameOf(upload.source)}
          onOpen={() => setOpened(upload)}
          onChange={reload}
        />
      ))}
      {opened && (
        <UploadDialog
          search={opened}
          source={nameOf(opened.source)}
          onDone={reload}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

interface UploadCardProps {
  upload: Upload
  source: string
  onOpen: () => void
  onChange: () => void
}

function UploadCard({ upload, source, onOpen, onChange }: UploadCardProps) {
  const { t } = useTranslation()
  const tell = useMessages()
  const today = useToday()
  const { choices } = useChoices()
  const { act, error } = useAct(onChange)
  const { id: literatureSearchId, expression, productName, from, to, due } = upload
  const isLate = due !== null && due < today
  const give = (ownerId: string) =>
    act(
      () =>
        call('POST /literature/searches/{literatureSearchId}/give', {
          path: { literatureSearchId },
          body: { ownerId },
        }),
      t('literature:search.upload.given')
    )
  const copy = async () => {
    await navigator.clipboard.writeText(expression)
    tell.done(t('literature:search.upload.copied'))
  }
  return (
    <Panel
      title={`${source} · ${productName}`}
      hint={`${from} – ${to}`}
      actions={
        <Tag tone={isLate ? 'red' : 'amber'}>
          {t(isLate ? 'literature:search.upload.late' : 'literature:search.upload.due', { due })}
        </Tag>
      }
    >
      <div style={{ padding: '10px 14px 12px' }}>
        <Expression aria-label={t('literature:search.expression')}>{expression}</Expression>
        <div style={{ display: 'flex', gap: 8, alignItems: 'center', marginTop: 8 }}>
          <Btn size="small" icon="copy" onClick={() => void copy()}>
            {t('literature:search.upload.copy')}
          </Btn>
          <Btn size="small" kind="primary" icon="upload" onClick={onOpen}>
            {t('literature:search.upload.give_in')}
          </Btn>
          <Grow />
          {t('literature:search.owner')}
          <Choice
            label={t('literature:search.owner')}
            value={upload.ownerId}
            onChoose={(value) => void give(value)}
          >
            {!choices?.people.some(({ id }) => id === upload.ownerId) && (
              <option value={upload.ownerId}>{upload.ownerName}</option>
            )}
            {choices?.people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Choice>
        </div>
        <Refused>{error}</Refused>
      </div>
    </Panel>
  )
}
