import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConditionKind, ElementCondition } from '#plugins/cases/contract/condition'
import { say } from '#resources/app/language'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { Btn } from '#resources/kit/btn'
import { Choice } from '#resources/kit/choice'
import { conditionProblem } from './condition_problem'
import { ConditionValue } from './condition_value'
import { DialogFrame, Labelled } from './dialog_frame'
import { waysOf } from './ways_of'

interface ConditionDialogProps {
  element: string
  /** The condition that holds already. */
  first: ElementCondition | undefined
  onAsk: (condition: ElementCondition) => void
  onClear: () => void
  onClose: () => void
}

/** Asks which cases are shown, by the type of what an element holds. */
export function ConditionDialog({ element, first, onAsk, onClear, onClose }: ConditionDialogProps) {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const definition = catalogue.element(element)!
  const ways = waysOf(definition, catalogue)
  const [condition, setCondition] = useState<ElementCondition>(first ?? { element, is: ways[0]! })
  const problem = conditionProblem(condition, definition.type)
  const isOfDays = definition.type === 'date' && ['between', 'lt', 'gt'].includes(condition.is)
  return (
    <DialogFrame
      title={`${say(catalogue.labelOf(element))} ${element}`}
      act={t('listings:apply')}
      problem={problem && t(`listings:problem.${problem}`)}
      onDone={() => {
        onAsk(condition)
        onClose()
      }}
      onClose={onClose}
      further={
        first && (
          <Btn
            kind="ghost"
            onClick={() => {
              onClear()
              onClose()
            }}
          >
            {t('listings:clear')}
          </Btn>
        )
      }
    >
      <Labelled>
        {t('listings:way.name')}
        <Choice
          tall
          label={t('listings:way.name')}
          value={condition.is}
          onChoose={(is) => setCondition({ element, is: is as ConditionKind })}
        >
          {ways.map((is) => (
            <option key={is} value={is}>
              {t(
                isOfDays || definition.type === 'date'
                  ? `listings:way_of_date.${is}`
                  : `listings:way.${is}`,
                {
                  defaultValue: t(`listings:way.${is}`),
                }
              )}
            </option>
          ))}
        </Choice>
      </Labelled>
      <ConditionValue definition={definition} condition={condition} onChange={setCondition} />
      {isOfDays && (
        <Labelled>
          {t('listings:partial.name')}
          <Choice
            tall
            label={t('listings:partial.name')}
            value={condition.orUncertain ? 'may' : 'must'}
            onChoose={(how) => {
              const { orUncertain: _, ...rest } = condition
              setCondition(how === 'may' ? { ...rest, orUncertain: true } : rest)
            }}
          >
            <option value="must">{t('listings:partial.must')}</option>
            <option value="may">{t('listings:partial.may')}</option>
          </Choice>
        </Labelled>
      )}
    </DialogFrame>
  )
}
