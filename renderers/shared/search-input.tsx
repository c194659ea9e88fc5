import { Input, type InputProps } from 'antd'

/** Search input that filters while the user types. Enter doesn't submit the form around the input. */
export function SearchInput(props: InputProps) {
  return <Input.Search allowClear onPressEnter={(event) => event.preventDefault()} {...props} />
}
