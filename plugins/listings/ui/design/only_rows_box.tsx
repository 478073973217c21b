import { useTranslation } from 'react-i18next'
import { useMemo } from 'react'
import type { OnlyRows } from '#plugins/listings/contract/design'
import { say } from '#resources/app/language'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { Choice } from '#resources/kit/choice'
import { Labelled } from './dialog_frame'
import { ConditionValue } from './condition_value'

interface OnlyRowsBoxProps {
  /** Groups around the element of the column. */
  path: readonly string[]
  only: OnlyRows | undefined
  onOnly: (only: OnlyRows | undefined) => void
}

/** Which rows count: those where a coded element of theirs says one of these. */
export function OnlyRowsBox({ path, only, onOnly }: OnlyRowsBoxProps) {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const offered = useMemo(
    () =>
      catalogue.elements.filter(
        ({ path: of, codeList }) =>
          of.length > 0 &&
          of.every((group, at) => path[at] === group) &&
          (catalogue.codeList(codeList)?.codes.length ?? 0) > 0
      ),
    [catalogue, path]
  )
  if (offered.length === 0) return null
  const label = t('listings:shape.only')
  return (
    <Labelled as="div">
      {label}
      <Choice
        tall
        label={label}
        value={only?.element ?? ''}
        onChoose={(element) => onOnly(element ? { element, values: [] } : undefined)}
      >
        <option value="">{t('listings:shape.all_rows')}</option>
        {offered.map(({ id }) => (
          <option key={id} value={id}>
            {`${say(catalogue.labelOf(id))} ${id}`}
          </option>
        ))}
      </Choice>
      {only && (
        <ConditionValue
          definition={catalogue.element(only.element)!}
          condition={{ element: only.element, is: 'in', values: only.values }}
          onChange={({ values = [] }) => onOnly({ element: only.element, values })}
        />
      )}
    </Labelled>
  )
}
