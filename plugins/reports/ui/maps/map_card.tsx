import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saidText } from '#kernel/case/content/said_text'
import type { MapKind } from '#plugins/reports/contract/report_map'
import { sentenceOf } from '#resources/app/api_error'
import { type Answer, call } from '#resources/app/calls/call'
import { Moment } from '#resources/app/moment'
import { Btn } from '#resources/kit/btn'
import { useConfirm } from '#resources/kit/confirm'
import { useMessages } from '#resources/kit/messages'
import { Panel, Quiet } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import { TextBox } from '#resources/kit/text_box'

interface MapCardProps {
  kind: MapKind
  map: Answer<'GET /company/maps'>[number] | undefined
  onChanged: () => void
}

/** The map of a kind: what is there, another one in its place, none any longer. */
export function MapCard({ kind, map, onChanged }: MapCardProps) {
  const { t } = useTranslation()
  const tell = useMessages()
  const confirm = useConfirm()
  const box = useRef<HTMLInputElement>(null)
  const [number, setNumber] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const path = { mapKind: kind }
  const upload = async () => {
    if (saidText(number) === '') return setRefusal(t('reports:map.no_number'))
    if (!file) return setRefusal(t('reports:map.no_file'))
    setRefusal(null)
    try {
      const form = { number: saidText(number), map: file }
      await call('POST /company/maps/{mapKind}', { path, form })
      tell.done(t('reports:map.uploaded'))
      setNumber('')
      setFile(null)
      onChanged()
    } catch (refused) {
      setRefusal(sentenceOf(refused))
    }
  }
  const remove = async () => {
    const isSure = await confirm({
      title: t('reports:map.remove_title'),
      text: t('reports:map.remove_text'),
      act: t('reports:map.remove'),
      danger: true,
    })
    if (!isSure) return
    try {
      await call('DELETE /company/maps/{mapKind}', { path })
      tell.done(t('reports:map.removed'))
    } catch (refused) {
      tell.error(sentenceOf(refused))
    }
    onChanged()
  }
  return (
    <Panel title={t(`reports:map.${kind}`)} level="h2">
      <div style={{ display: 'grid', gap: 10, padding: 14 }}>
        {map ? (
          <>
            <b>{t('reports:map.number_of', { number: map.number })}</b>
            <Quiet>
              {t('reports:map.by', { name: map.fileName, person: map.uploadedByName })} ·{' '}
              <Moment at={map.uploadedAt} /> · {t('reports:map.areas', { known: map.known })}
            </Quiet>
            {map.unknown.length > 0 && (
              <Quiet>{t('reports:map.unknown', { names: map.unknown.join(', ') })}</Quiet>
            )}
          </>
        ) : (
          <Quiet>{t('reports:map.none')}</Quiet>
        )}
        <TextBox
          label={t('reports:map.number')}
          value={number}
          error={null}
          most={60}
          onValue={setNumber}
        />
        <input
          ref={box}
          type="file"
          accept=".geojson,.json"
          hidden
          aria-label={`${t('reports:map.file')} ${t(`reports:map.${kind}`)}`}
          onChange={(event) => {
            const [chosen] = event.target.files ?? []
            event.target.value = ''
            if (chosen) setFile(chosen)
          }}
        />
        {file && <span>{t('reports:map.chosen', { name: file.name })}</span>}
        {refusal && (
          <span role="alert" style={{ color: colour.redDeep }}>
            {refusal}
          </span>
        )}
        <div style={{ display: 'flex', gap: 8 }}>
          <Btn icon="upload" onClick={() => box.current?.click()}>
            {t('reports:map.choose')}
          </Btn>
          <Btn kind="primary" onClick={() => void upload()}>
            {t(map ? 'reports:map.replace' : 'reports:map.upload')}
          </Btn>
          {map && (
            <Btn kind="ghost" onClick={() => void remove()}>
              {t('reports:map.remove')}
            </Btn>
          )}
        </div>
      </div>
    </Panel>
  )
}
