import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Answer, call } from '#resources/app/calls/call'
import { say } from '#resources/app/language'
import { Btn } from '#resources/kit/btn'
import { Panel } from '#resources/kit/panel'
import { Tag } from '#resources/kit/tag'
import { TextBox } from '#resources/kit/text_box'
import { Labelled, Refused } from '../parts'
import { useAct } from '../use_act'

type Source = Answer<'GET /literature/sources'>[number]

const LONGEST = 200

const regions = {
  home: 'literature:search.home',
  abroad: 'literature:search.abroad',
} as const

/** What a project says of a source: values, secrets that are never shown again, and a test. */
export function SourcePanel({ source, onChange }: { source: Source; onChange: () => void }) {
  const { t } = useTranslation()
  const { name, label, region, fields, secrets, isAsked } = source
  const { act, isBusy, error } = useAct(onChange)
  const [options, setOptions] = useState<Readonly<Record<string, string>>>(source.options)
  const [secret, setSecret] = useState('')
  const [found, setFound] = useState<readonly string[] | null>(null)
  const path = { source: name }
  const plain = Object.entries(fields).filter(([field]) => !secrets.includes(field))
  const save = () =>
    act(
      () => call('PUT /literature/sources/{source}', { path, body: { options } }),
      t('literature:search.set_up.done')
    )
  const seal = (value?: string) =>
    act(
      () =>
        call('PUT /literature/sources/{source}/secrets', {
          path,
          body: { name: secrets[0]!, ...(value !== undefined && { value }) },
        }),
      t('literature:search.set_up.done')
    ).then(() => setSecret(''))
  const test = () =>
    act(async () => {
      const wrong = await call('POST /literature/sources/{source}/test', { path })
      setFound(wrong.map(say))
    }, t('literature:search.set_up.tested'))
  return (
    <Panel
      title={say(label)}
      hint={t(region === 'endpoint' ? 'literature:search.set_up.own' : regions[region])}
      actions={
        isAsked ? (
          <Btn size="small" disabled={isBusy} onClick={() => void test()}>
            {t('literature:search.set_up.test')}
          </Btn>
        ) : (
          <Tag>{t('literature:search.set_up.by_hand')}</Tag>
        )
      }
    >
      {plain.length > 0 && (
        <div style={{ display: 'grid', gap: 10, padding: 14 }}>
          {plain.map(([field, { label: what, help }]) => (
            <TextBox
              key={field}
              label={say(what)}
              hint={say(help)}
              most={LONGEST}
              value={options[field] ?? ''}
              error={null}
              onValue={(value) => setOptions({ ...options, [field]: value })}
            />
          ))}
          <Btn sx={{ justifySelf: 'start' }} disabled={isBusy} onClick={() => void save()}>
            {t('literature:search.save')}
          </Btn>
          {secrets.map((field) => (
            <div key={field} style={{ display: 'flex', gap: 8, alignItems: 'end' }}>
              <Labelled style={{ flex: 1 }}>
                {say(fields[field]?.label)}
                <OutlinedInput
                  type="password"
                  value={secret}
                  inputProps={{ autoComplete: 'new-password' }}
                  onChange={({ target }) => setSecret(target.value)}
                />
              </Labelled>
              <Tag tone={source.sealed.includes(field) ? 'green' : 'grey'}>
                {t(
                  source.sealed.includes(field)
                    ? 'literature:search.set_up.kept'
                    : 'literature:search.set_up.no_secret'
                )}
              </Tag>
              <Btn disabled={isBusy || secret === ''} onClick={() => void seal(secret)}>
                {t('literature:search.set_up.keep')}
              </Btn>
              <Btn
                kind="ghost"
                disabled={isBusy || !source.sealed.includes(field)}
                onClick={() => void seal()}
              >
                {t('literature:search.set_up.remove')}
              </Btn>
            </div>
          ))}
        </div>
      )}
      {found && (
        <p role="status" style={{ margin: 0, padding: '0 14px 12px' }}>
          {found.length === 0 ? t('literature:search.set_up.works') : found.join(' ')}
        </p>
      )}
      <Refused>{error}</Refused>
    </Panel>
  )
}
