import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { type CSSProperties, useId, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Narrow } from '#resources/admin/resource/resource_form'
import { sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { say } from '#resources/app/language'
import { Btn } from '#resources/kit/btn'
import { Panel } from '#resources/kit/panel'
import { Tag } from '#resources/kit/tag'
import type { OfferedTransport } from './transports'

const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: '160px auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: 8,
  padding: '8px 14px',
})

/** A box of several lines has no type that hides what is typed. */
const hidden = { WebkitTextSecurity: 'disc' } as CSSProperties

interface ConnectionSecretsProps {
  id: string
  transport: OfferedTransport | undefined
  /** Names of those that are kept. */
  sealed: readonly string[]
}

/** What is secret in a connection: entered or removed, and never shown again. */
export function ConnectionSecrets({ id, transport, sealed }: ConnectionSecretsProps) {
  const { t } = useTranslation()
  if (!transport || transport.secrets.length === 0) return null
  return (
    <Narrow>
      <Panel title={t('gateway:admin.secrets')} hint={t('gateway:admin.secrets_hint')}>
        {transport.secrets.map((name) => (
          <Secret
            key={name}
            id={id}
            name={name}
            label={say(transport.fields[name]?.label) || name}
            lines={linesOf(transport, name)}
            isKept={sealed.includes(name)}
          />
        ))}
      </Panel>
    </Narrow>
  )
}

interface SecretProps {
  id: string
  name: string
  label: string
  /** More than one for a key in several lines. */
  lines: number
  isKept: boolean
}

function linesOf({ fields }: OfferedTransport, name: string): number {
  const field = fields[name]
  return field && 'lines' in field ? (field.lines ?? 1) : 1
}

function Secret({ id, name, label, lines, isKept }: SecretProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const refresh = useRefresh()
  const box = useId()
  const [value, setValue] = useState('')
  const seal = async (next?: string) => {
    try {
      const body = { name, ...(next !== undefined && { value: next }) }
      await call('PUT /gateway/connections/{id}/secrets', { path: { id }, body })
      notify(t('gateway:admin.secret_done', { label }), { type: 'success' })
      setValue('')
    } catch (refused) {
      notify(sentenceOf(refused), { type: 'error' })
    }
    refresh()
  }
  return (
    <Line>
      <label htmlFor={box}>{label}</label>
      <Tag tone={isKept ? 'green' : 'grey'}>
        {t(isKept ? 'gateway:admin.secret_kept' : 'gateway:admin.secret_none')}
      </Tag>
      <OutlinedInput
        id={box}
        type={lines > 1 ? undefined : 'password'}
        multiline={lines > 1}
        minRows={lines > 1 ? lines : undefined}
        maxRows={lines > 1 ? lines : undefined}
        value={value}
        inputProps={{
          autoComplete: 'new-password',
          ...(lines > 1 && { spellCheck: false, style: hidden }),
        }}
        onChange={({ target }) => setValue(target.value)}
      />
      <Btn size="small" disabled={value === ''} onClick={() => void seal(value)}>
        {t('gateway:admin.secret_keep')}
      </Btn>
      <Btn size="small" kind="ghost" disabled={!isKept} onClick={() => void seal()}>
        {t('gateway:admin.secret_remove')}
      </Btn>
    </Line>
  )
}
