import { useState } from 'react';
import { go } from '../router.ts';
import { Steps } from '../ui/steps.tsx';

/** A match from a file: kept here, and opened where it stands. */
export function ImportMatch() {
  const [complaint, setComplaint] = useState<string | null>(null);
  const [played, setPlayed] = useState<{ steps: number; of: number } | null>(null);
  const open = async (file: File | undefined): Promise<void> => {
    setComplaint(null);
    if (file === undefined) return;
    try {
      // Reading a record needs the kernel; the front page does without it.
      const { importRecord } = await import('../match/sources/import.ts');
      go('replay', await importRecord(file, (steps, of) => setPlayed({ steps, of })));
    } catch (error) {
      setComplaint(error instanceof Error ? error.message : String(error));
    } finally {
      setPlayed(null);
    }
  };
  return (
    <div className="door">
      <label className="field">
        <span>A match saved as a file</span>
        <input type="file" accept="application/json,.json" onChange={(event) => void open(event.target.files?.[0])} />
      </label>
      {played !== null && <Steps words="Playing the match again" {...played} />}
      {complaint !== null && (
        <p className="complaint" role="alert">
          {complaint}
        </p>
      )}
    </div>
  );
}
