import { connect, mapProps, mapReadPretty } from '@formily/react'
import { AutoComplete, type AutoCompleteProps } from 'antd'
import type { Static } from 'typebox'
import { defineFormilyField, type FieldStory } from '#runtime'
import { strictObject } from '#schemas'
import { TextView } from '../shared/field-view.tsx'
import { ownOptions } from '../shared/own-options/schema.ts'

export const AutoCompleteFieldProps = strictObject({ options: ownOptions })
export type AutoCompleteFieldProps = Static<typeof AutoCompleteFieldProps>

/** Adds antd's red border while the value is invalid. */
const withStatus = (props: AutoCompleteProps) => ({
  ...props,
  status: props['aria-invalid'] ? ('error' as const) : ('' as const),
})

/** A text input with suggestions. */
export const autoCompleteField = defineFormilyField<AutoCompleteFieldProps>({
  name: 'AutoComplete',
  title: 'Autocomplete',
  accepts: ['string'],
  lazy: true,
  Component: connect(AutoComplete, mapProps(withStatus), mapReadPretty(TextView)),
})

const props: AutoCompleteFieldProps = { options: [{ value: 'HZ-001', label: 'West Lake' }] }

export const stories: FieldStory<AutoCompleteFieldProps>[] = [
  { name: 'Empty', props },
  { name: 'A text', value: 'HZ-001', props },
]
