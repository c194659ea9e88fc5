/** Greeting for an hour of the day. The text contains a placeholder for the name. */
export function greetingAt(hour: number): string {
  if (hour < 9) return 'Good morning, {{name}}'
  if (hour <= 11) return 'Good forenoon, {{name}}'
  if (hour <= 13) return 'Good noon, {{name}}'
  if (hour < 20) return 'Good afternoon, {{name}}'
  return 'Good evening, {{name}}'
}
