import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { Choice } from '#resources/kit/choice'
import { Icon } from '#resources/kit/icons'
import { colour } from '#resources/kit/theme/tokens'
import { withFirst, withOne, withoutOne } from './chosen'

const Root = styled('div')({
  'display': 'grid',
  'gap': 4,
  'alignContent': 'start',
  'fontSize': 12,
  'color': colour.ink2,
  '& ol': { display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', alignItems: 'center', gap: 4, fontSize: 13, color: colour.ink },
  '& li > span': { flex: 1, minWidth: 0 },
})

interface SeveralProps {
  label: string
  /** What is said while none is chosen. */
  none: string
  chosen: readonly string[]
  /** All that there are, by what they are called. */
  options: readonly (readonly [value: string, text: string])[]
  disabled: boolean
  fault?: string
  /** The first of them is another matter than the others. */
  isOrdered?: boolean
  onChange: (chosen: string[] | undefined) => void
}

/** Some of a few: those that are chosen, each with a way out, and below them one to add. */
export function Several(props: SeveralProps) {
  const { label, none, chosen, options, disabled, fault, isOrdered = false, onChange } = props
  const { t } = useTranslation()
  const left = options.filter(([value]) => !chosen.includes(value))
  const textOf = (value: string) => options.find(([each]) => each === value)?.[1] ?? value
  return (
    <Root role="group" aria-label={label}>
      <span aria-hidden>{label}</span>
      {chosen.length > 0 && (
        <ol>
          {chosen.map((value, at) => (
            <li key={value}>
              <span>{textOf(value)}</span>
              {isOrdered && at > 0 && (
                <Btn
                  size="small"
                  kind="ghost"
                  disabled={disabled}
                  sx={{ minWidth: 0, px: 0.5 }}
                  aria-label={t('process:setup.to_first', { name: textOf(value) })}
                  onClick={() => onChange(withFirst(chosen, value))}
                >
                  ↑
                </Btn>
              )}
              <Btn
                size="small"
                kind="ghost"
                disabled={disabled}
                sx={{ minWidth: 0, px: 0.5 }}
                aria-label={t('process:setup.remove', { node: textOf(value) })}
                onClick={() => onChange(withoutOne(chosen, value))}
              >
                <Icon name="close" size={13} />
              </Btn>
            </li>
          ))}
        </ol>
      )}
      {left.length > 0 && (
        <Choice
          tall
          label={label}
          value=""
          disabled={disabled}
          onChoose={(value) => value && onChange(withOne(chosen, value))}
        >
          <option value="">{chosen.length > 0 ? t('process:setup.one_more') : none}</option>
          {left.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Choice>
      )}
      {fault && <p role="alert">{fault}</p>}
    </Root>
  )
}
