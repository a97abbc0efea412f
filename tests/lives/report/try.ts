import '#tests/world/replaced.ts';
import { loadFunctions } from '#tests/world/world.ts';
import { judgeYears } from './make-report.ts';
import { goalsOf, tablesOf } from './tables.ts';
await loadFunctions();
const t=process.cpuUsage();
const all=await judgeYears({hosts:Number(process.argv[2]), years:Number(process.argv[3]), seed:Number(process.argv[4]??1)});
const c=process.cpuUsage(t);
const d=(x:number)=>new Date(x).toISOString().slice(0,16);
for (const {life:{host,chronicle:c},verdict:v} of all) { const bad=Object.entries(v).filter(([k,x])=>!/other/.test(k)&&Array.isArray(x)&&x.length).map(([k,x])=>`${k}: ${(x as number[]).map(d)}`);
 const dd=v.death; if(dd&&(dd.outcome==='missed'||(dd.outcome==='opened'&&(dd.isLate||dd.isActivationLate)))) bad.push(JSON.stringify(dd));
 if(bad.length) console.log('FOUND', host.number, bad.join(' | '), host.habit, host.way, host.channels.join('+'), JSON.stringify(host.settings), 'dies', Number.isFinite(host.diesAt)?d(host.diesAt):'-','cutOff',Number.isFinite(host.cutOffFrom), 'dead', host.deadMailbox?.map(d), JSON.stringify(host.unreachable.map(l=>l.map(([a,b])=>[d(a),Number.isFinite(b)?d(b):'never']))), '\n  trail', c.trail.filter(x=>x.of==='will').map(x=>`${d(x.at)} ${x.to}`).join(', '),'\n  checks', [...c.checks].map(([n,x])=>`${n} ${d(x.at)} ${x.seen?'seen '+d(x.seen.at):''} ${x.accepted.map(a=>a.bouncedAt?'b'+d(a.bouncedAt):'').join('')}`).slice(-12).join('; '), '\n  signs', c.signs.map(d).slice(-8).join(' '), '\n told', c.storageTold.map(d).join(' '),'moves',c.moves.map(d).join(' '),'seals',c.seals.map(d).join(' '),'settings',c.settings.map(s=>d(s.at)+JSON.stringify(s.settings)).join(' '),'proofs',c.proofs.map(p=>d(p.at)+p.by).join(' '),'reads',c.reads.map(d).join(' '),'vouches',c.vouches.map(d).join(' '),'starts',[...c.starts].map(([k,s])=>`${k.slice(0,8)} ${d(s.at)} ${s.accepted.map(a=>d(a.at)).join(',')} ${s.seen?d(s.seen.at):''}`).join(' '), 'last use gap', 'cards', c.cards.map(d).join(' ')); }
console.log(JSON.stringify(goalsOf(all)));
console.log(tablesOf(all, Number(process.argv[3])));
console.log('CPU', (c.user+c.system)/1e6, process.memoryUsage().heapUsed/1e6);
