import { styled } from '@mui/material/styles'
import { useState, type ReactNode } from 'react'
import {
  Form,
  FormDataConsumer,
  useFormIsDirty,
  useResourceContext,
  useSaveContext,
} from 'react-admin'
import { useTranslation } from 'react-i18next'
import { checkValues, type FieldError } from '#kernel/fields/check_values'
import type { Fields } from '#kernel/fields/field'
import { readValues } from '#kernel/fields/read_values'
import { say } from '#resources/app/language'
import { useLeaveGuard, useNavigation } from '#resources/app/navigation/navigation'
import { Btn } from '#resources/kit/btn'
import { PageHeader } from '#resources/kit/page_header'
import { Panel } from '#resources/kit/panel'
import { size } from '#resources/kit/theme/tokens'
import { listAddress } from '../addresses'
import { FieldInput } from './field_input'
import { RefusalBar } from './refusal_bar'
import { RowErrors } from './row_errors'

/** A line that is longer is not read together with its label. */
export const Narrow = styled('div')({ maxWidth: size.form })

const Grid = styled('div')({
  'display': 'grid',
  'gridTemplateColumns': 'repeat(12, minmax(0, 1fr))',
  'gap': '14px 16px',
  'padding': 14,
  '& > .whole': { gridColumn: 'span 12' },
  '& > .half': { gridColumn: 'span 6' },
  '& > .third': { gridColumn: 'span 4' },
  '& > .rest': { gridColumn: 'span 8' },
})

/** Fields that belong together, under a head. */
export interface FormSection {
  title: string
  hint?: string
  /** Names of fields; with how much of a line each takes, half when absent. */
  fields: readonly (string | readonly [name: string, width: 'whole' | 'half' | 'third' | 'rest'])[]
  /** Under the fields: what helps to fill them. */
  foot?: ReactNode
}

export interface ResourceFormProps {
  fields: Fields
  sections: readonly FormSection[]
  /** Fields that stay as they are. */
  fixed?: readonly string[]
  title: string
  /** A word beside the title. */
  mark?: ReactNode
  /** What is there before anything is typed. */
  defaults?: Record<string, unknown>
  /** Why the server refused, in one sentence. */
  refusal: string | null
  actions?: ReactNode
  /** Under the sections, saved on its own. */
  children?: ReactNode
  isSaved: () => boolean
}

/** A form from the description of its fields: checked while typing as the server will check it. */
export function ResourceForm(props: ResourceFormProps) {
  const { fields, sections, fixed = [], title, mark, defaults, refusal, actions } = props
  const { t } = useTranslation()
  const [rowErrors, setRowErrors] = useState<readonly FieldError[]>([])
  const validate = (typed: Record<string, unknown>) => {
    const errors = checkValues(fields, readValues(fields, typed))
    const inRows = errors.filter(({ field }) => field.includes('.'))
    setRowErrors(inRows)
    // A field of rows is wrong when one of its cells is.
    return Object.fromEntries(
      errors.map(({ field, message }) => [
        field.split('.')[0],
        field.includes('.') ? t('admin.rows_wrong') : say(message),
      ])
    )
  }
  return (
    <Narrow>
      <Form
        validate={validate}
        defaultValues={defaults}
        mode="onBlur"
        disableInvalidFormNotification
        noValidate
      >
        <FormGuard isSaved={props.isSaved} />
        <Head title={title} mark={mark} actions={actions} />
        <FormDataConsumer>
          {({ formData }) => <Refused text={refusal} typed={JSON.stringify(formData)} />}
        </FormDataConsumer>
        <RowErrors value={rowErrors}>
          <div style={{ marginTop: 12 }}>
            {sections.map((section) => (
              <Panel key={section.title} title={section.title} hint={section.hint}>
                <Grid>
                  {section.fields.map((each) => {
                    const [name, width] = typeof each === 'string' ? [each, 'half'] : each
                    return (
                      <div key={name} className={width}>
                        <FieldInput
                          name={name}
                          field={fields[name]!}
                          fixed={fixed.includes(name)}
                        />
                      </div>
                    )
                  })}
                  {section.foot && <div className="whole">{section.foot}</div>}
                </Grid>
              </Panel>
            ))}
          </div>
        </RowErrors>
        {props.children}
      </Form>
    </Narrow>
  )
}

/** Why the server refused what was sent; what was typed since has not been refused. */
function Refused({ text, typed }: { text: string | null; typed: string }) {
  const [refused, setRefused] = useState({ text, typed })
  if (refused.text !== text) setRefused({ text, typed })
  return <RefusalBar text={refused.typed === typed ? refused.text : null} />
}

function FormGuard({ isSaved }: Pick<ResourceFormProps, 'isSaved'>) {
  const dirty = useFormIsDirty()
  useLeaveGuard(() => dirty && !isSaved())
  return null
}

function Head({ title, mark, actions }: Pick<ResourceFormProps, 'title' | 'mark' | 'actions'>) {
  const { t } = useTranslation()
  const resource = useResourceContext()!
  const { go } = useNavigation()
  const { saving } = useSaveContext()
  return (
    <PageHeader
      title={
        <>
          {title} {mark}
        </>
      }
      actions={
        <>
          {actions}
          <Btn onClick={() => go(listAddress(resource))}>{t('act.back')}</Btn>
          <Btn kind="primary" type="submit" disabled={saving}>
            {t('admin.save')}
          </Btn>
        </>
      }
    />
  )
}
