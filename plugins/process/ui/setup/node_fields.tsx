import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { assignments, gateLevels, type NodeSetup } from '#plugins/process/contract/definition'
import { say } from '#resources/app/language'
import { Choice } from '#resources/kit/choice'
import { colour, size } from '#resources/kit/theme/tokens'
import { Several } from './several'
import type { Setup, ShownSetup } from './use_setup'

const Fields = styled('div')({
  'display': 'grid',
  'gridTemplateColumns': 'repeat(auto-fill, minmax(180px, 1fr))',
  'gap': 12,
  'padding': '12px 14px',
  '& label': { display: 'grid', gap: 4, fontSize: 12, color: colour.ink2, alignContent: 'start' },
  '& p': { margin: 0, color: colour.redDeep },
})

const Days = styled('input')({
  font: 'inherit',
  color: colour.ink,
  height: size.control,
  padding: '0 8px',
  border: `1px solid ${colour.box}`,
  borderRadius: size.radius,
})

interface NodeFieldsProps {
  shown: ShownSetup
  setup: Setup
  /** Which node it is, from 0. */
  at: number
  disabled: boolean
  /** What is wrong, by field. */
  faults: Readonly<Record<string, string>>
  onChange: (changed: Partial<NodeSetup>) => void
}

/** What a project says of one node of its process. */
export function NodeFields({ shown, setup, at, disabled, faults, onChange }: NodeFieldsProps) {
  const { t } = useTranslation()
  const node = setup.nodes[at]!
  const { key, assignment = 'claimed', assignee = '', workingDays } = node
  const { notBy = [], notFor = [], gates = {} } = node
  const earlier = setup.nodes.slice(0, at)
  const kind = shown.nodes.find((each) => each.key === key)?.kind
  const isPassedByChoice = kind !== 'entry' && kind !== 'ended'
  const nameOf = (wanted: string) =>
    say(shown.nodes.find((each) => each.key === wanted)?.name ?? { en: wanted, zh: wanted })
  const field = (name: string, label: string, control: ReactNode) => {
    const fault = faults[`nodes.${at}.${name}`]
    return (
      <label key={name}>
        <span>{label}</span>
        {control}
        {fault && <p role="alert">{fault}</p>}
      </label>
    )
  }
  const choice = (
    label: string,
    value: string,
    options: readonly (readonly [value: string, text: string])[],
    onChoose: (value: string) => void
  ) => (
    <Choice tall label={label} value={value} disabled={disabled} onChoose={onChoose}>
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </Choice>
  )
  const people = shown.people[key] ?? []
  const words = {
    assignment: t('process:setup.assignment'),
    assignee: t('process:setup.assignee'),
    days: t('process:setup.days'),
    pages: t('process:setup.pages'),
    notBy: t('process:setup.not_by'),
    notFor: t('process:setup.not_for'),
    after: t('process:setup.after_return'),
  }
  return (
    <Fields>
      {field(
        'assignment',
        words.assignment,
        choice(
          words.assignment,
          assignment,
          assignments.map((each) => [each, t(`process:setup.assignments.${each}`)] as const),
          (chosen) =>
            onChange({ assignment: chosen as NodeSetup['assignment'], assignee: undefined })
        )
      )}
      {assignment === 'named' &&
        field(
          'assignee',
          words.assignee,
          choice(
            words.assignee,
            assignee,
            [['', t('process:setup.choose')], ...people.map(({ id, name }) => [id, name] as const)],
            (id) => onChange({ assignee: id || undefined })
          )
        )}
      {field(
        'workingDays',
        words.days,
        <Days
          type="number"
          min={1}
          max={365}
          disabled={disabled}
          value={workingDays ?? ''}
          onChange={({ target }) => onChange({ workingDays: Number(target.value) || undefined })}
        />
      )}
      <Several
        isOrdered
        label={words.pages}
        none={t('process:setup.first_page')}
        chosen={node.pages ?? []}
        options={shown.pages.map(({ page, name }) => [page, say(name)] as const)}
        disabled={disabled}
        fault={faults[`nodes.${at}.pages`]}
        onChange={(pages) => onChange({ pages })}
      />
      {field(
        'afterReturn',
        words.after,
        choice(
          words.after,
          node.afterReturn,
          (['resume', 'rerun'] as const).map((each) => [
            each,
            t(`process:setup.after_returns.${each}`),
          ]),
          (chosen) => onChange({ afterReturn: chosen as NodeSetup['afterReturn'] })
        )
      )}
      {(earlier.length > 0 || notBy.length > 0) && (
        <Several
          label={words.notBy}
          none={t('process:setup.no_one')}
          chosen={notBy}
          options={[...new Set([...earlier.map((each) => each.key), ...notBy])].map(
            (each) => [each, nameOf(each)] as const
          )}
          disabled={disabled}
          fault={faults[`nodes.${at}.notBy`]}
          onChange={(others) => onChange({ notBy: others })}
        />
      )}
      {isPassedByChoice &&
        field(
          'notFor',
          words.notFor,
          choice(
            words.notFor,
            notFor.length > 0 ? 'shorter' : 'all',
            (['all', 'shorter'] as const).map((each) => [each, t(`process:setup.passed.${each}`)]),
            (chosen) => onChange({ notFor: chosen === 'all' ? [] : ['amendment', 'nullification'] })
          )
        )}
      {shown.gates.map(({ name, label }) =>
        field(
          `gates.${name}`,
          say(label),
          choice(
            say(label),
            gates[name] ?? 'none',
            (['none', ...gateLevels] as const).map((each) => [
              each,
              t(`process:setup.gates.${each}`),
            ]),
            (level) => {
              const { [name]: _before, ...others } = gates
              const chosen = level === 'none' ? others : { ...others, [name]: level as 'block' }
              onChange({ gates: Object.keys(chosen).length > 0 ? chosen : undefined })
            }
          )
        )
      )}
    </Fields>
  )
}
