/** What an option is, and behind the colon what it does. */
export function OptionText({ text }: { text: string }) {
  const at = text.indexOf(': ');
  if (at < 0) return <>{text}</>;
  return (
    <>
      <b>{text.slice(0, at)}</b>
      <span className="visually-hidden">: </span>
      <span className="what">{text.slice(at + 2)}</span>
    </>
  );
}
