import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ElementDefinition } from '#kernel/case/content/element_definition'
import { say } from '#resources/app/language'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { elementOptions, searchElements } from '#resources/forms/elements/element_options'
import { Labelled } from './dialog_frame'

interface ElementChoiceProps {
  label: string
  element: string | undefined
  /** Those that may be chosen; all when absent. */
  takes?: (element: ElementDefinition) => boolean
  onElement: (element: string | undefined) => void
}

/** One element, found by its number or its names. */
export function ElementChoice({ label, element, takes, onElement }: ElementChoiceProps) {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const options = useMemo(
    () =>
      elementOptions(catalogue).filter(({ id }) => {
        const definition = catalogue.element(id)
        return definition !== undefined && (takes?.(definition) ?? true)
      }),
    [catalogue, takes]
  )
  return (
    <Labelled as="div">
      {label}
      <Autocomplete
        size="small"
        autoHighlight
        options={options}
        value={options.find(({ id }) => id === element) ?? null}
        getOptionKey={({ id }) => id}
        getOptionLabel={({ id }) => `${say(catalogue.labelOf(id))} ${id}`}
        filterOptions={(all, { inputValue }) => searchElements(all, inputValue).slice(0, 50)}
        onChange={(_, option) => onElement(option?.id)}
        noOptionsText={t('forms.elements.none')}
        renderInput={(given) => (
          <TextField
            {...given}
            slotProps={{ htmlInput: { ...given.inputProps, 'aria-label': label } }}
          />
        )}
      />
    </Labelled>
  )
}
