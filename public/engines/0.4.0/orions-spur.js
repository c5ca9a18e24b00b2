// \0rolldown/runtime.js
var e = Object.defineProperty, t = (e, t, n) => () => {
	if (n) throw n[0];
	try {
		return e && (t = e(e = 0)), t;
	} catch (e) {
		throw n = [e], e;
	}
}, n = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
}, r, i = t((() => {
	r = class {
		#e;
		constructor(e) {
			this.#e = e;
		}
		spend(e) {
			return this.#e -= e, this.#e >= 0;
		}
		get isSpent() {
			return this.#e < 0;
		}
	};
}));
// lib/core/words.ts
function a(e, t = "and") {
	return e.length < 2 ? e.join("") : e.length > ne ? `${e.slice(0, ne).join(", ")} ${t} ${e.length - ne} more` : `${e.slice(0, -1).join(", ")} ${t} ${e.at(-1)}`;
}
function o(e) {
	let t = ae.get(e);
	return t === void 0 && (t = s(l(e)), se += e.length + t.length, se > oe && (ae.clear(), se = e.length + t.length), ae.set(e, t)), t;
}
function s(e) {
	if (e.length <= re) return e;
	let t = 2166136261;
	for (let n = 0; n < e.length; n++) t = Math.imul(t ^ e.charCodeAt(n), 16777619);
	return [...e.slice(0, 92), (t >>> 0).toString(36)].join("");
}
function c(e) {
	return e.toLowerCase().replace(/[\s()[\]/]+/g, "");
}
function l(e) {
	if (ie.test(e)) return c(e).replaceAll("`", "'");
	let t = e.replace(/[\u2018\u2019\u02bc\u0060\u00b4\u2032]/g, "'").normalize("NFKD").replace(/\p{M}+/gu, "").toLowerCase();
	return ie.test(t) ? c(t) : t.normalize("NFKC").replace(/[\u2010-\u2015\u2212]/g, "-").replace(/[\s()[\]/\u00ad\u200b-\u200f\u2060-\u2064]+/g, "");
}
function u(e) {
	let t = /* @__PURE__ */ new Int16Array(32);
	for (let n = 0; n < e.length; n++) t[e.charCodeAt(n) % 32] = (t[e.charCodeAt(n) % 32] ?? 0) + 1;
	return {
		text: e,
		letters: t,
		allowed: Math.max(1, Math.min(3, Math.floor(e.length / 3)))
	};
}
function d(e, t, n) {
	let { text: r, allowed: i } = e;
	if (r.charCodeAt(0) === t.charCodeAt(0)) {
		if (r === t) return 0;
		if (r.length >= 2 && t.startsWith(r)) return .5;
		if (t.length >= 3 && r.startsWith(t)) return .8;
	}
	if (n.spend(Math.abs(t.length - r.length) > i ? 2 : 2 + t.length / 2), ee(e, t)) {
		n.spend(t.length * (2 * i + 1));
		let e = p(r, t, i);
		if (e <= i) return e;
	}
	return r.length >= 4 && t.includes(r) ? 4 : f(r, t, n) ? 4.5 : void 0;
}
function f(e, t, n) {
	if (e.length < ce || 2 * e.length <= t.length || e.charCodeAt(0) !== t.charCodeAt(0)) return !1;
	n.spend(3 * t.length);
	let r = 0;
	for (let n = 0; n < t.length && r < e.length; n++) e.charCodeAt(r) === t.charCodeAt(n) && r++;
	return r === e.length;
}
function p(e, t, n) {
	let [r, i] = m(e, t), a = i.length + 1, o = new Uint8Array(a).fill(n + 1), s = Uint8Array.from({ length: a }, (e, t) => Math.min(t, n + 1));
	for (let e = 1; e <= r.length; e++) {
		let t = new Uint8Array(a).fill(n + 1), [c, l] = [Math.max(1, e - n), Math.min(i.length, e + n)];
		t[0] = e;
		let u = h(t, c - 1);
		for (let a = c; a <= l; a++) {
			let c = h(s, a - 1) + (r[e - 1] === i[a - 1] ? 0 : 1), l = r[e - 1] === i[a - 2] && r[e - 2] === i[a - 1] ? h(o, a - 2) + 1 : c, d = Math.min(h(s, a) + 1, h(t, a - 1) + 1, c, l, n + 1);
			t[a] = d, d < u && (u = d);
		}
		if (u > n) return n + 1;
		[o, s] = [s, t];
	}
	return h(s, i.length);
}
function m(e, t) {
	let n = Math.min(e.length, t.length), r = 0;
	for (; r < n && e[r] === t[r];) r++;
	let i = 0;
	for (; i < n - r && e[e.length - 1 - i] === t[t.length - 1 - i];) i++;
	return [e.slice(r, e.length - i), t.slice(r, t.length - i)];
}
function ee({ text: e, letters: t, allowed: n }, r) {
	let i = r.length - e.length;
	if (i > n || -i > n) return !1;
	le.set(t);
	let a = 0, o = n + Math.min(0, i);
	for (let e = 0; e < r.length; e++) {
		let t = (le[r.charCodeAt(e) % 32] ?? 0) - 1;
		if (le[r.charCodeAt(e) % 32] = t, t < 0 && ++a > o) return !1;
	}
	return !0;
}
function h(e, t) {
	return e[t] ?? Infinity;
}
function te(e, t, n, i = new r(Infinity)) {
	let a = u(e.slice(0, 40));
	if (a.text === "") return [];
	let o = [];
	for (let e of t) {
		if (i.isSpent) return [];
		let t = Infinity;
		for (let r of n(e)) t = Math.min(t, d(a, r, i) ?? t);
		t < Infinity && o.push({
			thing: e,
			score: t
		});
	}
	return o.sort((e, t) => e.score - t.score).slice(0, ue).map(({ thing: e }) => e);
}
var ne, re, ie, ae, oe, se, ce, le, ue, de = t((() => {
	i(), ne = 30, re = 100, ie = /^[ -~]*$/, ae = /* @__PURE__ */ new Map(), oe = 2e6, se = 0, ce = 6, le = /* @__PURE__ */ new Int16Array(32), ue = 3;
}));
// lib/core/card/fact.ts
function g(e, t) {
	if (!e.standIn?.includes(t)) return e[t];
}
function fe(e, t) {
	return e[t] ?? "";
}
function pe(e, t) {
	let { attributes: n, label: r, set: i } = t, a = g(e, t.kind), s = n.map((r) => {
		let i = a === void 0 && r.name === t.kind ? me(e, r, n) : he(e, r, n, a);
		return [r.name, i];
	});
	return {
		name: e.name,
		folded: o(e.name),
		label: r,
		set: i,
		...Object.fromEntries(s)
	};
}
function me(e, t, n) {
	let [r] = t.shapes, i = n.filter(({ name: t }) => g(e, t) !== void 0 && g(e, t) !== null), a = i.find(({ bounds: e }) => e?.of === t.name && e.as === "among"), o = a ? g(e, a.name) : void 0, s = (r.is === "word" ? r.of ?? [] : []).filter((e) => o === void 0 || o.includes(e)).filter((e) => i.every((t) => !t.kinds || t.kinds.includes(e)));
	return ge.missing(t.label, { among: s });
}
function he(e, t, n, r) {
	if (r !== void 0 && t.kinds && !t.kinds.includes(r)) return ge.none(t.label);
	let i = g(e, t.name);
	if (i === null) return ge.none(t.label);
	if (i !== void 0) return ge.known(t.label, i);
	let a = t.mayLack === !0 || r === void 0 && t.kinds !== void 0;
	if (!n.some(({ bounds: e }) => e?.of === t.name)) return ge.missing(t.label, a ? _e : ve);
	let o = { orNone: a };
	for (let r of n) {
		if (r.bounds?.of !== t.name) continue;
		let n = g(e, r.name);
		n != null && (r.bounds.as === "atMost" ? o.atMost = n : o.among = n);
	}
	return ge.missing(t.label, o);
}
var _, ge, _e, ve, ye = t((() => {
	de(), _ = class e {
		static yes = new e("yes", []);
		static no = new e("no", []);
		word;
		#e;
		constructor(e, t) {
			this.word = e, this.#e = t;
		}
		get lacks() {
			return [...new Set(this.#e.flatMap((t) => t instanceof e ? t.lacks : t))];
		}
		static of(t) {
			return t ? e.yes : e.no;
		}
		static lacking(...t) {
			return new e("unknown", t);
		}
		get isUnknown() {
			return this.word === "unknown";
		}
		and(t) {
			return this === e.yes || t === e.no ? t : t === e.yes || this === e.no ? this : this === t ? t : new e("unknown", [this, t]);
		}
		or(t) {
			return this === e.no || t === e.yes ? t : t === e.no || this === e.yes ? this : this === t ? t : new e("unknown", [this, t]);
		}
		not() {
			return this.isUnknown ? this : this === e.yes ? e.no : e.yes;
		}
	}, ge = class e {
		label;
		#e;
		#t;
		#n;
		#r;
		#i;
		static #a = /* @__PURE__ */ new Map();
		constructor(e, t, n, r = {}) {
			this.label = e, this.#e = t, this.#t = n, this.#n = r, this.#r = t === "missing" ? void 0 : [t === "known" ? n : null];
		}
		get #o() {
			return this.#i ??= _.lacking(this), this.#i;
		}
		static known(t, n) {
			return new e(t, "known", n);
		}
		static none(t) {
			let n = e.#a.get(t) ?? new e(t, "none");
			return e.#a.set(t, n), n;
		}
		static missing(t, n = {}) {
			return new e(t, "missing", void 0, n);
		}
		get isMissing() {
			return this.#e === "missing";
		}
		is(e) {
			return this.#e === "known" ? this.#t === e ? _.yes : _.no : this.#e === "none" ? _.no : this.#s(e) ? this.#c([e]) : _.no;
		}
		isOneOf(...e) {
			return this.#e === "known" ? e.includes(this.#t) ? _.yes : _.no : this.#e === "none" ? _.no : e.some((e) => this.#s(e)) ? this.#c(e) : _.no;
		}
		above(e) {
			return this.#e === "known" ? typeof this.#t == "number" && this.#t > e ? _.yes : _.no : this.#e === "none" || this.#n.atMost !== void 0 && this.#n.atMost <= e ? _.no : this.#o;
		}
		asks(e) {
			if (this.#e === "known") return e(this.#t) ? _.yes : _.no;
			if (this.#e === "none") return _.no;
			let t = this.#n.among;
			return t ? t.some(e) ? t.every(e) && !this.#n.orNone ? _.yes : this.#o : _.no : this.#o;
		}
		isNone() {
			return this.#e === "missing" ? this.#n.orNone ? this.#o : _.no : this.#e === "none" ? _.yes : _.no;
		}
		choices(e) {
			if (this.#r) return this.#r;
			let t = (this.#n.among ?? e).filter((e) => this.#s(e));
			return this.#n.orNone ? [...t, null] : t;
		}
		#s(e) {
			let { atMost: t, among: n } = this.#n;
			return t !== void 0 && typeof e == "number" && e > t ? !1 : n === void 0 || n.includes(e);
		}
		#c(e) {
			let { among: t, orNone: n } = this.#n;
			return t !== void 0 && !n && t.every((t) => e.includes(t)) ? _.yes : this.#o;
		}
	}, [_e, ve] = [{ orNone: !0 }, { orNone: !1 }];
}));
// lib/core/card/overlay.ts
ye();
function be(e, t, n) {
	let [r, i] = [g(t, e), g(n, e)];
	if (r !== void 0 && i !== void 0 && r !== i) return n;
	let a = Object.fromEntries(Object.entries(t)), o = new Set(t.standIn), s = { ...t.sources };
	for (let [e, r] of Object.entries(n)) {
		if (e === "name") continue;
		let i = n.standIn?.includes(e) === !0;
		if (i && e in t && !o.has(e)) continue;
		a[e] = r, i ? o.add(e) : o.delete(e);
		let c = n.sources?.[e];
		c === void 0 ? !i && !xe(r, g(t, e)) && delete s[e] : s[e] = c;
	}
	let { standIn: c, sources: l, ...u } = a;
	return {
		...u,
		...o.size > 0 ? { standIn: [...o] } : {},
		...Object.keys(s).length > 0 ? { sources: s } : {}
	};
}
function xe(e, t) {
	return JSON.stringify(e) === JSON.stringify(t);
}
ye(), de();
var Se = 250, Ce = 200;
function we({ attributes: e, kind: t }, n, r, i) {
	return pe(n, {
		attributes: e,
		kind: t,
		label: r,
		set: i
	});
}
function Te(e, t) {
	return o(Ee(e, t));
}
function Ee(e, t) {
	let n = e.numbered === void 0 ? void 0 : g(t, e.numbered);
	return n == null ? t.name : `${t.name} ${n}`;
}
var De = class e {
	game;
	sets;
	#e = [];
	#t = [];
	#n = /* @__PURE__ */ new Map();
	#r = /* @__PURE__ */ new Map();
	#i = /* @__PURE__ */ new Map();
	#a = /* @__PURE__ */ new Map();
	#o = /* @__PURE__ */ new Map();
	constructor(e, t, n = /* @__PURE__ */ new Map(), r = !0) {
		if (this.game = e, this.sets = t, r) for (let e of this.#s(n));
	}
	static async inSlices(t, n, r, i) {
		let a = new e(t, n, r, !1);
		for (let e of a.#s(r)) await i();
		return a;
	}
	*#s(e) {
		let t = new Oe(this.game), n = 0;
		for (let e of this.sets) for (let r of e.cards) t.add(r, e.id), ++n % Se === 0 && (yield);
		for (let [r, { card: i, set: a, first: o }] of t.all.entries()) {
			let t = this.#c(i, a, r, e.get(o));
			this.#e.push(t), this.#t.push(t.known), ++n % Se === 0 && (yield);
		}
		for (let [e, t] of this.#r) this.#a.set(e, t.map((e) => e.known));
	}
	get size() {
		return this.#e.length;
	}
	get cards() {
		return this.#e;
	}
	get known() {
		return this.#t;
	}
	find(e) {
		if (e.length > Ce) return;
		let t = o(e), n = this.keyed(t);
		if (n) return n;
		let r = this.family(t);
		return r?.length === 1 ? r[0] : r;
	}
	keyed(e) {
		return this.#n.get(e);
	}
	family(e) {
		return this.#r.get(e);
	}
	names() {
		return this.#r.keys();
	}
	named(e) {
		return this.#a.get(e) ?? [];
	}
	labelled(e) {
		let t = this.find(e);
		return t !== void 0 && "card" in t ? t.known : void 0;
	}
	byCode(e) {
		return this.#i.get(e);
	}
	of(e) {
		let t = this.has(e);
		if (!t) throw Error(`${e.label} is not of this pool`);
		return t;
	}
	has(e) {
		return this.#o.get(e);
	}
	shortest(e) {
		return this.find(e.card.name) === e ? e.card.name : e.label;
	}
	#c(e, t, n, r) {
		let i = Ee(this.game, e), a = we(this.game, e, i, t), s = o(i), c = {
			card: e,
			label: i,
			folded: s,
			names: s === a.folded ? [s] : [s, a.folded],
			set: t,
			place: n,
			known: a,
			...r === void 0 ? {} : { code: r }
		};
		return this.#n.set(s, c), this.#r.set(a.folded, [...this.#r.get(a.folded) ?? [], c]), this.#o.set(a, c), r !== void 0 && this.#i.set(r, c), c;
	}
}, Oe = class {
	all = [];
	#e;
	#t = /* @__PURE__ */ new Map();
	constructor(e) {
		this.#e = e;
	}
	add(e, t) {
		let n = o(e.name), r = this.#t.get(n) ?? [], i = ke(this.#e, e, t, r);
		if (i) {
			i.card = be(this.#e.kind, i.card, e), i.last = t;
			return;
		}
		let a = {
			card: e,
			set: t,
			first: Te(this.#e, e),
			last: t
		};
		this.all.push(a), this.#t.set(n, [...r, a]);
	}
};
function ke(e, t, n, r) {
	let i = Te(e, t), a = r.find((t) => Te(e, t.card) === i);
	if (a) return a;
	let o = (t) => e.numbered !== void 0 && g(t, e.numbered) === void 0, s = r.filter((e) => e.last !== n && (o(t) || o(e.card)));
	return s.length === 1 ? s[0] : void 0;
}
// lib/core/table/place-names.ts
function v(e, t) {
	let n = e.index.spots[t];
	if (!n) return Ae(e, t - e.under(0));
	let [, r] = n.name.split(":"), { id: i, name: a, by: o } = n.zone;
	if (r === void 0) return a;
	let s = o === void 0 ? -1 : e.first(e.zone(`${o}:${r}`));
	return s < 0 ? `${a} ${r}` : o === i ? e.label(s) : `${a} ${e.label(s)}`;
}
function Ae(e, t) {
	return `${e.label(t)}${Pe(e, t) ? je(e, t) : ""}`;
}
function je(e, t) {
	return e.as(e.person, () => ` (${Me(e, t).join(", ")})`);
}
function Me(e, t) {
	let n = e.zoneOf(t), r = e.in(n), i = r.length === 1 ? [] : [Fe(r.indexOf(t) + 1)], a = e.hostOf(t);
	return a < 0 ? [...i, v(e, n)] : [
		...i,
		e.label(a),
		...Pe(e, a) ? Me(e, a) : []
	];
}
function Ne(e, t) {
	return e.isUp(t) && e.isInPlay(e.zoneOf(t));
}
function Pe(e, t) {
	if (!Ne(e, t)) return !1;
	let n = e.label(t);
	for (let r = 0; r < e.size; r++) if (r !== t && e.label(r) === n && Ne(e, r)) return !0;
	return !1;
}
function Fe(e) {
	return `${e}${Ie[Le.select(e)]}`;
}
var Ie, Le, Re = t((() => {
	Ie = {
		one: "st",
		two: "nd",
		few: "rd",
		other: "th"
	}, Le = new Intl.PluralRules("en", { type: "ordinal" });
}));
// lib/core/table/why-not.ts
function ze(e, { needs: t }, n, r) {
	if (t) {
		for (let i of t) if (i.holds(e, n, r) !== !0) return !1;
	}
	return !0;
}
function Be(e, t, n) {
	for (let r of n === void 0 ? Ve(e, t) : [n]) for (let n of He(e, t, r)) if (ze(e, t, r, n)) return !0;
	return !1;
}
function Ve(e, t) {
	return t.cards ? t.cards(e) : Ye;
}
function He(e, t, n) {
	return t.targets ? t.targets(e, n) : Xe;
}
function Ue(e, t, n, { card: r = -1, to: i = "" }) {
	let a = n.cite ?? t.cite, o = Ge(e, n, r), s = o === void 0 ? [] : [{
		id: "card",
		says: o,
		cite: a
	}], c = r >= 0 && r < e.size && !e.isHidden(r);
	if (o !== void 0 && !(n.cards && c)) return s;
	let l = Ke(e, n, r, i);
	if (l !== void 0) return [...s, {
		id: "place",
		says: l,
		cite: a
	}];
	for (let t of n.needs ?? []) {
		let n = t.holds(e, r, i);
		if (n === !0) continue;
		let a = n === void 0 ? { isUnknown: !0 } : {};
		s.push({
			id: t.id,
			says: t.lacks(e, r, i),
			cite: t.cite,
			...a,
			...t.isPrice && { isPrice: !0 }
		});
	}
	return s;
}
function We(e, t, n) {
	return t.moves.flatMap((r) => {
		if (r.isForPerson || !r.cards?.(e).includes(n) || Be(e, r, n)) return [];
		let i = He(e, r, n), a = (i.length === 0 ? Xe : i).map((i) => Ue(e, t, r, {
			do: r.do,
			card: n,
			...i === "" ? {} : { to: i }
		})).reduce((e, t) => t.length < e.length ? t : e);
		return [{
			what: r.says,
			lacks: a
		}];
	});
}
function Ge(e, t, n) {
	if (!t.cards) return n === -1 ? void 0 : "names a card, but is done with none";
	let { of: r = "a card" } = t;
	if (n === -1) return `needs ${r}`;
	if (n < 0 || n >= e.size) return `needs ${r}, and there is no card ${n}`;
	if (!t.cards(e).includes(n)) return e.isHidden(n) ? `needs ${r}, and that card is hidden from you` : `needs ${r}; ${e.known(n)} is in ${v(e, e.zoneOf(n))}`;
}
function Ke(e, t, n, r) {
	if (!t.targets) return r === "" ? void 0 : "names a place, but needs none";
	let i = t.targets(e, n);
	if (i.includes(r) || t.takes?.(e, r)) return;
	let a = t.at?.(e, n) ?? "a place";
	return i.length === 0 ? `needs ${a}, and there is none` : r === "" ? `needs ${a}` : `needs ${a}, not ${qe(e, r)}`;
}
function qe(e, t) {
	let n = /^#\d+$/.test(t) ? Number(t.slice(1)) : -1;
	if (n >= 0 && n < e.size) return e.isUp(n) ? Ae(e, n) : e.known(n);
	let r = e.zone(t);
	return r >= 0 ? v(e, r) : `“${t}”`;
}
function Je({ what: e, lacks: t }) {
	let n = [...new Set(t.map(({ cite: { part: e, page: t } }) => t === void 0 ? e : `${e}, p. ${t}`))];
	return `${e}: ${t.map(({ says: e }) => e.replace(/\.$/, "")).join("; ")} (${n.join("; ")}).`;
}
var Ye, Xe, Ze = t((() => {
	Re(), Ye = [-1], Xe = [""];
}));
// lib/core/table/allowed.ts
Ze();
var Qe = { do: "pass" };
function $e(e, t, n) {
	for (let r of Ve(e, t)) for (let i of He(e, t, r)) ze(e, t, r, i) && n.push({
		do: t.do,
		...r < 0 ? {} : { card: r },
		...i === "" ? {} : { to: i }
	});
}
function y({ moves: e }, t) {
	for (let n of e) if (n.do === t) return n;
}
function et(e, t, n, r) {
	if (!n) return r.do === Qe.do && r.card === void 0 && r.to === void 0 && tt(e, t);
	let { card: i = -1, to: a = "" } = r;
	return (n.cards ? !n.cards(e).includes(i) : i !== -1) || (n.targets ? !n.targets(e, i).includes(a) && !n.takes?.(e, a) : a !== "") ? !1 : ze(e, n, i, a);
}
function tt(e, t) {
	return t.mayPass?.(e) ?? !0;
}
// lib/core/table/frame.ts
function nt(e, t, n = rt) {
	return {
		phase: e,
		side: t,
		args: n,
		begun: !1,
		leaving: !1
	};
}
var rt, it, at = t((() => {
	rt = {}, it = "A face-down card";
}));
// lib/core/table/board.ts
function ot(e) {
	let t = {}, n = 0;
	for (let { id: r, slots: i = 1 } of e) t[r] = n, n += i;
	return t;
}
function st(e) {
	return Object.fromEntries(e.map(({ id: e }, t) => [e, t]));
}
var ct, lt = t((() => {
	ct = {
		is: "exhausted",
		again: "ready",
		spend: "Exhaust",
		restore: "Make ready"
	};
}));
at(), de(), lt(), Re();
var ut = 999, dt = 80;
function ft(e, { free: t, to: n = "" }) {
	if (t === "move") return "A card cannot lie on itself, or on a card that lies on it.";
	if (t === "note") return `A note has at most ${dt} letters.`;
	if (t === "roll") return `The table has dice with ${a(St.map(String))} sides.`;
	let r = e.zone(n);
	return e.count(r) === 0 ? `No card lies in ${v(e, r)}.` : "Look at one card or more.";
}
function pt(e, t, n) {
	let r = gt(t, n) ?? _t(t, n) ?? e.forbids?.(t, n) ?? vt(t, n) ?? yt(t, n);
	if (r !== void 0) return r;
	let i = n.card === void 0 ? -1 : t.zoneOf(n.card);
	t.beats?.move(t.side, n);
	let a = xt[n.free](t, n);
	if (a === void 0) return t.beats?.begin(), ft(t, n);
	t.played++, t.log?.push({
		at: t.played,
		turn: t.turn,
		phase: t.top.phase,
		text: a,
		free: !0
	}), n.free === "move" && e.afterFreeMove?.(t, n.card ?? -1, i);
}
var mt = [
	"move",
	"look",
	"search",
	"shuffle"
], ht = [
	"move",
	"exhaust",
	"ready",
	"turn",
	"note",
	"reveal"
];
function gt(e, { free: t, card: n }) {
	return Object.hasOwn(xt, t) ? n === void 0 ? ht.includes(t) ? `The free move “${t}” needs a card.` : void 0 : Number.isInteger(n) && n >= 0 && n < e.size ? void 0 : "There is no card with that number." : `There is no free move “${t}”.`;
}
function _t(e, { free: t, card: n, to: r }) {
	let i = t === "counter" ? "counter" : mt.includes(t) ? "zone" : void 0;
	if (i !== void 0) return r === void 0 ? `The free move “${t}” needs a ${i}.` : (i === "zone" ? e.zone(r) >= 0 : bt(e, n, r) >= 0) ? void 0 : `There is no ${i} “${r}”.`;
}
function vt(e, { free: t, to: n = "" }) {
	let r = t === "move" ? e.zone(n) - e.under(0) : -1;
	if (r < 0) return;
	let i = r;
	for (; e.hostOf(i) >= 0;) i = e.hostOf(i);
	if (!e.isInPlay(e.zoneOf(i))) return `Nothing can be laid on ${e.label(r)}: it is not in play.`;
}
function yt(e, { free: t, card: n, to: r = "", by: i = 1 }) {
	let a = t === "counter" ? bt(e, n, r) : -1;
	if (a < 0) return;
	let o = n === void 0 ? e.get(a) : e.token(n, a), { name: s, mayBeNegative: c } = (n === void 0 ? e.board.counters : e.board.tokens)[a];
	return !Number.isInteger(i) || Math.max(Math.abs(i), Math.abs(o + i)) > ut ? `A number at the table is at most ${ut}, and at least -${ut} (${s} now ${o}).` : i < 0 && o + i < 0 && !c ? `${s} cannot fall below 0 (now ${o}).` : void 0;
}
function bt(e, t, n) {
	return (t === void 0 ? e.board.counters : e.board.tokens).findIndex(({ id: e, hidden: t }) => e === n && !t);
}
var xt = {
	move: (e, { card: t = -1, to: n = "", bottom: r }) => {
		let i = e.zone(n);
		if (i < 0 || wt(e, i, t)) return;
		let a = e.isInPlay(e.zoneOf(t)) && e.isInPlay(i);
		e.move(t, i, r ? "bottom" : "usual", a ? e.isUp(t) : void 0);
		let o = e.nameOf(i).startsWith("under:") ? "under" : r ? "to the bottom of" : "to";
		return `${e.label(t)} goes ${o} ${v(e, i)}.`;
	},
	counter: (e, { card: t, to: n = "", by: r = 1 }) => {
		let i = t === void 0 ? e.board.counters : e.board.tokens, a = bt(e, t, n), o = (t === void 0 ? e.get(a) : e.token(t, a)) + r;
		return t === void 0 ? e.set(a, o) : e.setToken(t, a, o), `${t === void 0 ? "" : `${e.label(t)}: `}${i[a]?.name} ${o} now.`;
	},
	exhaust: (e, { card: t = -1 }) => (e.exhaust(t), `${e.label(t)} is ${Ct(e).is}.`),
	ready: (e, { card: t = -1 }) => (e.exhaust(t, !1), `${e.label(t)} is ${Ct(e).again} again.`),
	turn: (e, { card: t = -1 }) => (e.turnUp(t, !e.isUp(t)), e.isUp(t) ? `${e.label(t)} is turned face up.` : `${e.label(t)} is turned face down.`),
	note: (e, { card: t = -1, text: n = "" }) => {
		if (!(n.length > dt)) return n === "" ? e.notes.delete(t) : e.notes.set(t, n), e.beats?.card(t), `${e.label(t)}: ${n === "" ? "the note is gone" : `“${n}”`}.`;
	},
	reveal: (e, { card: t = -1 }) => (e.see(t), `${e.label(t)} is revealed.`),
	look: (e, { to: t = "", by: n = 1 }) => {
		let r = e.in(e.zone(t)).slice(0, Math.max(n, 0));
		for (let t of r) e.see(t);
		return r.length === 0 ? void 0 : `Looked at the top ${r.length} of ${v(e, e.zone(t))}.`;
	},
	search: (e, { to: t = "" }) => {
		for (let n of e.in(e.zone(t))) e.see(n);
		return e.count(e.zone(t)) === 0 ? void 0 : `Searched ${v(e, e.zone(t))}.`;
	},
	shuffle: (e, { to: t = "" }) => {
		if (e.count(e.zone(t)) !== 0) return e.shuffle(e.zone(t)), `Shuffled ${v(e, e.zone(t))}.`;
	},
	roll: ({ dice: e }, { by: t = 2 }) => {
		if (!St.includes(t)) return;
		let n = e.below(t);
		return t === 2 ? `A coin is flipped: ${n === 0 ? "heads" : "tails"}.` : `A d${t} is rolled: ${n + 1}.`;
	}
}, St = [
	2,
	4,
	6,
	8,
	10,
	12,
	20
];
function Ct({ board: e }) {
	return e.spent ?? ct;
}
function wt(e, t, n) {
	for (let r = t - e.under(0); r >= 0; r = e.hostOf(r)) if (r === n) return !0;
	return !1;
}
// lib/core/sentences.ts
function Tt(e) {
	return (e ?? "").split(/(?<=[.!?])\s+/).filter((e) => e.trim() !== "");
}
var Et = t((() => {}));
// lib/core/table/left-to-you.ts
Et();
function Dt(e, t, n) {
	let r = Tt(t.card(n).text).filter((r) => !e.texts?.carriesOut(t.card(n), r) && !e.carriesOut?.(t, n, r));
	return r.length === 0 ? void 0 : r.join(" ");
}
function Ot(e, t) {
	for (let n of t.used) {
		let r = !t.isUp(n) && t.isInPlay(t.zoneOf(n)) ? void 0 : Dt(e, t, n);
		r !== void 0 && t.say(() => `${t.label(n)}: ${r}`, n);
	}
}
// lib/core/table/result.ts
function kt({ own: e, theirs: t = 0 }) {
	return e - t;
}
// lib/core/memo.ts
function b(e) {
	let t = /* @__PURE__ */ new WeakMap(), n, r;
	return (i) => {
		if (i === n && r !== void 0) return r;
		let a = t.get(i);
		return a === void 0 && (a = e(i), t.set(i, a)), n = i, r = a, a;
	};
}
var At = t((() => {}));
// lib/core/table/seats.ts
function x({ seats: [e, t] }) {
	return (e === "person" || e === "pilot") && (t === "person" || t === "pilot");
}
function jt({ cards: e }) {
	return e.filter(({ side: e }) => e === void 0);
}
function Mt(e, t) {
	let { id: n, cards: r, isIdle: i } = t;
	if (e.opposite === n) return e;
	let a = zt(e.cards), o = a.get(t) ?? [...jt(e), ...r];
	a.set(t, o);
	let s = n === "nobody" ? "nobody" : i ? "script" : "pilot";
	return {
		...e,
		cards: o,
		seats: [e.seats[0], s],
		opposite: n
	};
}
function Nt(e, t) {
	let n = t === e.opposite ? void 0 : e.opponents?.find((e) => e.id === t);
	return n ? Mt(e, n) : e;
}
function Pt(e, t) {
	let n = (e.opponents ?? []).filter(({ id: e }) => e !== t.id);
	return {
		...e,
		opponents: [...n, t]
	};
}
function Ft(e, { seed: t, opposite: n, origin: r }) {
	let i = Nt(e, n);
	return {
		...r?.seats[1] === "person" && It(i) || i,
		seed: t
	};
}
function It(e) {
	let [t, n] = e.seats;
	return x(e) ? {
		...e,
		seats: [n, t]
	} : void 0;
}
var Lt, Rt, zt, S = t((() => {
	At(), Lt = "nobody", Rt = {
		seats: ["person", "nobody"],
		opposite: Lt
	}, zt = b((e) => /* @__PURE__ */ new Map());
}));
// lib/core/table/sides.ts
function Bt({ player: e, between: t, theirs: n }) {
	let r = ({ theirs: e, ...t }) => ({
		...t,
		id: `enemy-${t.id}`,
		name: n(t.name),
		...e
	}), i = ({ theirs: e, ...t }) => t, a = (e, t) => [
		...e.map(i),
		...e.map(r),
		...t
	], o = a(e.zones, t.zones), s = a(e.counters, t.counters);
	return {
		zones: o,
		counters: s,
		ZONE: ot(o),
		COUNTER: st(s),
		sides: {
			places: e.zones.reduce((e, { slots: t = 1 }) => e + t, 0),
			counters: e.counters.length
		}
	};
}
function Vt(e) {
	return +(e === 0);
}
function Ht({ places: e }, t) {
	return t.map((t) => t + e);
}
function Ut(e, t) {
	return [...t, ...Ht(e, t)];
}
function Wt(e, t) {
	for (let n of [0, 1]) e.as(n, t);
}
var Gt, Kt = t((() => {
	lt(), Gt = {
		face: "down",
		hides: !0
	};
}));
S(), Kt();
var qt = class e {
	#e;
	#t;
	#n;
	#r;
	constructor(e, t, n, r) {
		this.#e = e, this.#t = t, this.#n = n, this.#r = r;
	}
	static of(t) {
		let [n, r] = [Jt(t, 2654435769), Jt(t, 608135816)], i = new e(n, r, Jt(t, 3084996962), 1);
		for (let e = 0; e < 15; e++) i.next();
		return i;
	}
	static from([t, n, r, i]) {
		return new e(t | 0, n | 0, r | 0, i | 0);
	}
	get state() {
		return [
			this.#e >>> 0,
			this.#t >>> 0,
			this.#n >>> 0,
			this.#r >>> 0
		];
	}
	copy() {
		return new e(this.#e, this.#t, this.#n, this.#r);
	}
	next() {
		let e = (this.#e + this.#t | 0) + this.#r | 0;
		return this.#r = this.#r + 1 | 0, this.#e = this.#t ^ this.#t >>> 9, this.#t = this.#n + (this.#n << 3) | 0, this.#n = (this.#n << 21 | this.#n >>> 11) + e | 0, e >>> 0;
	}
	below(e) {
		let t = 4294967296 - e;
		for (;;) {
			let n = this.next(), r = n % (e >>> 0);
			if (n - r <= t) return r;
		}
	}
	shuffle(e) {
		for (let t = e.length - 1; t > 0; t--) {
			let n = this.below(t + 1), r = e[t];
			e[t] = e[n], e[n] = r;
		}
	}
};
function Jt(e, t) {
	let n = t | 0;
	for (let t = 0; t < e.length; t++) n = Math.imul(n ^ e.charCodeAt(t), 2246822507), n = (n << 13 | n >>> 19) ^ t;
	return n = Math.imul(n ^ n >>> 16, 3266489909), n ^ n >>> 15;
}
var Yt = [4, 8], Xt = Yt[0] | Yt[1], Zt = class {
	#e;
	all;
	constructor(e, t) {
		this.#e = e, this.all = t.slice();
	}
	has(e, t) {
		return t !== 1 && this.#e.reads(1), ((this.all[e] ?? 0) & t) !== 0;
	}
	put(e, t, n) {
		let r = this.all[e];
		r !== void 0 && (this.all[e] = n ? r | t : r & ~t), this.#e[t === 1 ? "moves" : "marks"]++;
	}
	lay(e, t, n) {
		this.all[e] = +!!t | (n ? (this.all[e] ?? 0) & 2 : 0);
	}
	follow(e, t) {
		let n = e.map((e) => this.all[e] ?? 0);
		for (let [e, r] of t.entries()) this.all[r] = n[e] ?? 0;
		this.#e.moves++;
	}
	unsee(e) {
		this.put(e, Xt, !1);
	}
};
// lib/core/table/kept.ts
function Qt(e, t = !1) {
	let n = en++;
	return (r, i = -1) => {
		let { kept: a } = r;
		a.shelves[n] ??= {
			stamps: [],
			values: []
		};
		let { stamps: o, values: s } = a.shelves[n], c = 2 * i + 2 + (t && i >= 0 ? 0 : r.side), l = o[c] ?? 0, u = a.stamp(l & 3) === l;
		if (u && !tn) return a.reads(l & 3), s[c];
		let d = a.depth;
		a.depth = 0;
		let f = e(r, i);
		return u && tn?.(s[c], f), o[c] = a.stamp(a.depth), s[c] = f, a.reads(d), f;
	};
}
var $t, en, tn, nn = t((() => {
	$t = class {
		shelves = [];
		moves = 1;
		marks = 0;
		others = 0;
		depth = 0;
		stamp(e) {
			return 4 * (this.moves + (e > 0 ? this.marks : 0) + (e > 1 ? this.others : 0)) + e;
		}
		reads(e) {
			e > this.depth && (this.depth = e);
		}
	}, en = 0;
}));
// lib/core/table/piles.ts
nn();
function rn(e, t) {
	let n = e.length - 1;
	for (let r = e.indexOf(t); r < n; r++) e[r] = e[r + 1];
	e.pop();
}
function an(e, t) {
	e.push(t);
	for (let t = e.length - 1; t > 0; t--) e[t] = e[t - 1];
	e[0] = t;
}
function on(e, t, n) {
	let r = e.flatMap((e, n) => e.flatMap((e, r) => t(e) ? [] : [{
		card: e,
		pile: n,
		place: r
	}])), i = r.map(({ card: e }) => e).sort((e, t) => e - t);
	return n.shuffle(i), r.map(({ card: t, pile: n, place: r }, a) => {
		let o = i[a] ?? t, s = e[n];
		return s && (s[r] = o), [o, n];
	});
}
function sn(e, t, { turn: n, start: { seed: r, beside: i }, dice: a }) {
	let o = n === 0 && e.every((t, n) => n === 0 || t > (e[n - 1] ?? t));
	if (!i || !o) {
		a.shuffle(e);
		return;
	}
	let s = new Map(e.map((e) => [i.places[e] ?? -1, e]));
	s.delete(-1);
	let c = i.left.flatMap((e) => e.zone === t ? [e.place] : []), l = [...s.keys(), ...c].sort((e, t) => e - t);
	a.shuffle(l);
	let u = l.flatMap((e) => s.get(e) ?? []), d = qt.of(`${t} ${r}`);
	for (let t of e) (i.places[t] ?? -1) < 0 && u.splice(d.below(u.length + 1), 0, t);
	e.splice(0, e.length, ...u);
}
// lib/core/table/tokens.ts
var cn = class {
	#e;
	#t;
	#n;
	constructor(e, t, n) {
		this.#e = e, this.#t = t, this.#n = n ? n.#n.map((e) => e?.slice()) : [];
	}
	get(e, t) {
		return this.#e.reads(1), this.#n[t]?.[e] ?? 0;
	}
	set(e, t, n) {
		this.get(e, t) !== n && (this.#n[t] ??= Array(this.#t).fill(0), this.#n[t][e] = n | 0, this.#e.marks++);
	}
	hasHad(e) {
		return this.#e.reads(1), this.#n[e] !== void 0;
	}
	follow(e, t) {
		for (let n of this.#n) {
			let r = e.map((e) => n?.[e] ?? 0);
			if (n) for (let [e, i] of t.entries()) n[i] = r[e] ?? 0;
		}
		this.#e.marks++;
	}
	clear(e) {
		for (let t of this.#n) t && (t[e] = 0);
	}
}, ln = {
	isPile: !1,
	isPlay: !0,
	isUp: !0
}, un = class {
	spots;
	holders;
	#e;
	#t;
	#n = /* @__PURE__ */ new Map();
	#r = /* @__PURE__ */ new WeakMap();
	#i = /* @__PURE__ */ new WeakMap();
	constructor(e) {
		this.#e = e, this.spots = e.zones.flatMap(mn);
		for (let [e, { name: t }] of this.spots.entries()) this.#n.set(t, e);
		this.#t = e.sides ?? {
			places: 0,
			counters: 0
		}, this.holders = this.spots.map(({ isPile: e }, t) => e ? void 0 : this.sideOf(t));
	}
	sideOf(e) {
		let { places: t } = this.#t;
		return e < t ? 0 : e < 2 * t ? 1 : void 0;
	}
	zoneFor(e, t) {
		return e === 0 ? t : pn(t, this.#t.places);
	}
	counterFor(e, t) {
		return e === 0 ? t : pn(t, this.#t.counters);
	}
	lie(e) {
		return this.spots[e] ?? ln;
	}
	isHeld(e, t) {
		return this.lie(e).isUp && !this.lie(this.zoneFor(t, e)).isUp;
	}
	owners(e) {
		let t = this.#i.get(e);
		if (t) return t;
		let n = e.map(({ side: e }) => e ?? 0);
		return this.#i.set(e, n), n;
	}
	number(e, t) {
		let n = this.#n.get(e);
		if (n !== void 0) return n;
		let r = Number(e.slice(e.indexOf(":") + 1)), i = t[r];
		return i && e === `${this.holder(i.card)}:${r}` ? this.spots.length + r : -1;
	}
	holder(e) {
		return this.#e.holds?.(e) ?? "under";
	}
	deal(e) {
		let t = this.#r.get(e);
		if (t) return t;
		let n = this.#a(e);
		return this.#r.set(e, n), n;
	}
	#a(e) {
		let t = this.spots.map(() => void 0);
		return {
			zones: t,
			zoneOf: e.map(({ from: n, side: r }, i) => {
				let a = this.zoneFor(r ?? 0, this.number(this.#e.begins[n] ?? "", e));
				if (a < 0) throw Error(`no zone begins with ${n}`);
				return t[a] ??= [], t[a].push(i), a;
			})
		};
	}
}, dn = /* @__PURE__ */ new WeakMap();
function fn(e) {
	let t = dn.get(e);
	if (t) return t;
	let n = new un(e);
	return dn.set(e, n), n;
}
function pn(e, t) {
	return e < t ? e < 0 ? e : e + t : e < 2 * t ? e - t : e;
}
function mn(e) {
	let { id: t, slots: n, as: r, face: i, hides: a = !1 } = e, o = {
		isPile: r === "pile",
		isPlay: r === "play",
		isUp: i === "up"
	};
	return n === void 0 ? [{
		name: t,
		zone: e,
		isSecret: a,
		...o
	}] : Array.from({ length: n }, (n, r) => ({
		name: `${t}:${r + 1}`,
		zone: e,
		isSecret: a,
		...o
	}));
}
// lib/core/table/table.ts
var hn = [], gn = class e {
	board;
	index;
	start;
	dice;
	kept = new $t();
	turn;
	played;
	lastOpen;
	#e;
	notes;
	log;
	turnEnds;
	touched;
	answers;
	beats;
	used = /* @__PURE__ */ new Set();
	running;
	#t;
	#n;
	#r;
	#i;
	#a;
	person;
	#o;
	#s;
	constructor(e, t, n, r) {
		this.board = e, this.index = n?.index ?? fn(e), this.start = t, this.#s = this.index.owners(t.cards);
		let { zones: i, zoneOf: a } = n ? {
			zones: n.#t,
			zoneOf: n.#n
		} : this.index.deal(t.cards);
		this.dice = r ?? (n ? n.dice.copy() : qt.of(t.seed)), this.#t = i.map((e) => e?.slice()), this.#n = a.slice();
		let o = n ? n.#r.all : a.map((e) => +!!this.index.lie(e).isUp);
		this.#r = new Zt(this.kept, o), this.#i = new cn(this.kept, t.cards.length, n ? n.#i : void 0), this.#a = n ? n.#a.slice() : e.counters.map(() => 0), this.#e = (n ? n.#e : [nt("", 0)]).map((e) => ({ ...e })), this.running = this.top, this.log = r ? void 0 : n?.log?.slice(), this.#o = n?.side ?? 0, this.person = +(t.seats[1] === "person"), this.turn = n?.turn ?? 0, this.played = n?.played ?? 0, this.lastOpen = n?.lastOpen ?? 0, this.notes = new Map(n?.notes);
	}
	copy() {
		return new e(this.board, this.start, this);
	}
	imagined(t, n = this.person) {
		let r = new e(this.board, this.start, this, t), i = [];
		for (let [e, { isPile: t, isUp: a, zone: o }] of this.index.spots.entries()) {
			let s = this.index.zoneFor(n, e);
			o.hides ? i.push(s) : t && !a && r.#l([s], n);
		}
		return r.#l(i, n), r;
	}
	get size() {
		return this.start.cards.length;
	}
	get stack() {
		return this.kept.depth = 2, this.kept.others++, this.#e;
	}
	get top() {
		return this.kept.depth = 2, this.#e[this.#e.length - 1];
	}
	isIn(e) {
		return this.top.phase === e;
	}
	get side() {
		return this.#o;
	}
	get isPersons() {
		return this.#o === this.person;
	}
	turnTo(e) {
		let t = this.#o;
		return this.#o = e, t;
	}
	as(e, t) {
		let n = this.turnTo(e), r = t();
		return this.turnTo(n), r;
	}
	ownerOf(e) {
		return this.#s[e] ?? 0;
	}
	controllerOf(e) {
		return this.index.holders[this.#n[e] ?? -1] ?? this.ownerOf(e);
	}
	isTheirs(e) {
		return this.controllerOf(e) !== this.#o;
	}
	#c(e) {
		return this.index.zoneFor(this.#o, e);
	}
	card(e) {
		return this.start.cards[e].card;
	}
	label(e) {
		return this.start.cards[e]?.label ?? "";
	}
	zone(e) {
		return this.index.number(e, this.start.cards);
	}
	nameOf(e) {
		let t = e - this.index.spots.length;
		return t < 0 ? this.index.spots[e]?.name ?? "" : `${this.index.holder(this.card(t))}:${t}`;
	}
	under(e) {
		return this.index.spots.length + e;
	}
	isInPlay(e) {
		return this.index.lie(this.#c(e)).isPlay;
	}
	in(e) {
		return this.#t[this.#c(e)] ?? hn;
	}
	count(e) {
		return this.#t[this.#c(e)]?.length ?? 0;
	}
	first(e) {
		return this.#t[this.#c(e)]?.[0] ?? -1;
	}
	zoneOf(e) {
		return this.#c(this.#n[e] ?? -1);
	}
	hostOf(e) {
		return Math.max(this.zoneOf(e) - this.index.spots.length, -1);
	}
	move(e, t, n = "usual", r) {
		let i = this.#n[e] ?? -1;
		rn(this.#t[i], e);
		let a = this.#c(t), o = this.index.lie(a), s = this.#t[a] ?? [];
		this.#t[a] = s, this.kept.moves++, this.touched?.add(e), this.log && o.isPlay && (r ?? o.isUp) && !(this.isUp(e) && this.index.lie(i).isPlay) && this.use(e), o.isPile && n === "usual" ? an(s, e) : s.push(e), this.#n[e] = a, this.#r.lay(e, r ?? o.isUp, o.isPlay), o.isPlay || this.#i.clear(e), o.isPlay || this.notes.delete(e), this.beats?.card(e);
	}
	draw(e, t, n) {
		let r = this.in(e).slice(0, Math.max(Math.ceil(n), 0));
		for (let e of r) this.move(e, t);
		return r.length;
	}
	shuffle(e) {
		let t = this.#c(e), n = this.#t[t] ?? [];
		this.kept.moves++, sn(n, this.nameOf(t), this);
		for (let e of n) this.#r.unsee(e);
		this.beats?.shuffle(t);
	}
	isUp(e) {
		return this.#r.has(e, 1);
	}
	turnUp(e, t = !0) {
		t && !this.isUp(e) && this.isInPlay(this.zoneOf(e)) && this.use(e), this.#r.put(e, 1, t), this.beats?.card(e);
	}
	isExhausted(e) {
		return this.#r.has(e, 2);
	}
	exhaust(e, t = !0) {
		this.#r.put(e, 2, t), this.beats?.card(e);
	}
	isSeen(e, t = this.person) {
		return this.#r.has(e, Yt[t]);
	}
	isKnown(e, t = this.person) {
		let n = this.#n[e] ?? -1;
		return this.isSeen(e, t) || this.isUp(e) && !this.index.isHeld(n, t) ? !0 : this.index.lie(n).isPile && this.#t[n]?.[0] === e && this.sum("bare", e) > 0;
	}
	isKnownTo(e, t) {
		return this.index.spots[this.index.zoneFor(e, this.#n[t] ?? -1)]?.isSecret !== !0 || this.isKnown(t, e);
	}
	isHidden(e) {
		return !this.isKnownTo(this.person, e);
	}
	known(e) {
		return this.isHidden(e) ? it : this.label(e);
	}
	see(e) {
		this.touched?.add(e), this.#r.put(e, Yt[this.#o], !0), this.beats?.card(e);
	}
	token(e, t) {
		return this.#i.get(e, t);
	}
	setToken(e, t, n) {
		this.#i.set(e, t, n), this.beats?.card(e);
	}
	hasHad(e) {
		return this.#i.hasHad(e);
	}
	get(e) {
		return this.kept.depth = 2, this.#a[this.index.counterFor(this.#o, e)] ?? 0;
	}
	set(e, t) {
		let n = this.index.counterFor(this.#o, e);
		this.#a[n] = t | 0, this.kept.others++, this.beats?.counter(n);
	}
	add(e, t) {
		this.set(e, this.get(e) + t);
	}
	get args() {
		return this.kept.depth = 2, this.running.args;
	}
	note(e, t, n = this.running) {
		n.args = {
			...n.args,
			[e]: t
		}, this.kept.others++;
	}
	call(e, t = rt, n = this.#o) {
		this.stack.push(nt(e, n, t));
	}
	tell(e, t, n = !1) {
		this.board.texts?.tell(this, e, t, n);
	}
	sum(e, t) {
		return this.board.texts?.sum(this, e, t) ?? 0;
	}
	said(e, t) {
		return this.board.texts?.said(this, e, t) ?? hn;
	}
	leave() {
		this.running.leaving = !0;
	}
	use(e) {
		this.log && this.used.add(e);
	}
	say(e, t) {
		if (!this.log) return;
		let { played: n, turn: r, running: i } = this, a = this.isPersons ? "" : `${this.board.sides?.name}: `, o = t === void 0 ? {} : { left: t };
		this.log.push({
			at: n,
			turn: r,
			phase: i.phase,
			text: `${a}${e()}`,
			...o
		});
	}
	#l(e, t) {
		let n = e.map((e) => this.#t[e] ?? []), r = n.flat(), i = (e) => this.isKnown(e, t) || this.count(this.under(e)) > 0;
		for (let [t, r] of on(n, i, this.dice)) this.#n[t] = e[r] ?? -1;
		this.#r.follow(r, n.flat()), this.#i.follow(r, n.flat());
	}
};
at(), Re(), Ze();
var _n = 1e4, vn = class {
	goldfish;
	#e;
	#t = /* @__PURE__ */ new Map();
	constructor(e, t = e.autopilot) {
		this.goldfish = e;
		let { setup: n, phases: r, called: i, autopilot: a } = e, o = [...n, ...r];
		for (let [e, n] of [...o, ...i].entries()) {
			let { id: i } = n;
			if (this.#t.has(i)) throw Error(`two phases are called ${i}`);
			let s = (e) => e.in?.includes(i) ?? !0, c = a.filter(s), l = t === a ? c : t.filter(s);
			this.#t.set(i, {
				phase: n,
				policies: c,
				own: l,
				following: o[e + 1] ?? r[0]
			});
		}
		this.#e = o[0];
	}
	open(e, t = !0) {
		return this.openAgain(e, t).table;
	}
	openAgain(e, t = !0, n) {
		let r = new gn(this.goldfish, e);
		t && (r.log = []), r.answers = [[]];
		let i = this.#a(r, n);
		return i === void 0 ? { table: r } : {
			table: r,
			why: i
		};
	}
	isOver(e) {
		return this.goldfish.result(e) !== void 0;
	}
	result(e) {
		let t = this.goldfish.result(e);
		return t && {
			...t,
			by: kt(this.goldfish.score(e))
		};
	}
	phase(e) {
		return this.#r(e.top.phase).phase;
	}
	isOpen({ stack: e }) {
		for (let t = 1; t < e.length; t++) if (this.#t.get(e[t].phase)?.phase.isOpen !== !0) return !1;
		return !0;
	}
	phases(e) {
		return {
			all: this.goldfish.phases,
			now: this.#r(e.stack[0].phase).phase
		};
	}
	get kinds() {
		return [...this.#t.values()].flatMap(({ phase: e }) => e.moves);
	}
	moves(e) {
		if (this.isOver(e)) return [];
		let t = this.#r(e.top.phase), n = [];
		for (let r of t.phase.moves) $e(e, r, n);
		return tt(e, t.phase) && n.push(Qe), n;
	}
	says(e, { do: t, to: n }) {
		let r = this.#r(e.top.phase), i = y(r.phase, t);
		if (!i) return {
			what: "Pass",
			...r.phase.passing !== void 0 && { where: r.phase.passing }
		};
		if (n === void 0) return {
			what: i.tells?.(e) ?? i.says,
			uses: i.uses
		};
		let a = e.zone(n), o = /^#\d+$/.test(n) ? Ae(e, Number(n.slice(1))) : n;
		return {
			what: i.says,
			where: i.names?.(e, n) ?? (a >= 0 ? v(e, a) : o)
		};
	}
	keyed(e, t) {
		let n = this.phase(e).moves.find((e) => e.key === t);
		return n ? this.moves(e).find((e) => e.do === n.do) : void 0;
	}
	allows(e, t) {
		let n = this.#r(e.top.phase);
		return et(e, n.phase, y(n.phase, t.do), t);
	}
	isForPerson(e, t) {
		let { moves: n } = this.phase(e), r = n.find((e) => e.do === t.do);
		return r ? r.isForPerson === !0 : n.every((e) => e.isForPerson);
	}
	whyNot(e, t) {
		let n = this.#r(e.top.phase), { phase: r } = n;
		if (this.isOver(e)) return {
			what: "The game is over",
			lacks: [{
				id: "over",
				says: "no move is left",
				cite: r.cite
			}]
		};
		let i = y(n.phase, t.do);
		if (!i) return this.#n(e, r, t);
		let a = Ue(e, r, i, t);
		return a.length === 0 ? void 0 : {
			what: i.says,
			lacks: a
		};
	}
	#n(e, t, n) {
		let { cite: r } = t;
		if (n.do === Qe.do) {
			if (n.card !== void 0 || n.to !== void 0) return {
				what: "Pass",
				lacks: [{
					id: "card",
					says: "names no card and no place",
					cite: r
				}]
			};
			let i = `first do this: ${t.asks?.(e) ?? t.says}`;
			return tt(e, t) ? void 0 : {
				what: "Pass",
				lacks: [{
					id: "choice",
					says: i,
					cite: r
				}]
			};
		}
		let i = [...this.#t.values()].filter((e) => y(e.phase, n.do)), [a] = i, o = a && y(a.phase, n.do);
		if (!a || !o) return {
			what: n.do,
			lacks: [{
				id: "move",
				says: "there is no such move in this game",
				cite: r
			}]
		};
		let s = {
			id: "phase",
			says: `only in ${i.map((e) => e.phase.name).join(" and ")}, and this is ${t.name}`,
			cite: a.phase.cite
		}, c = this.goldfish.called.includes(a.phase);
		return {
			what: o.says,
			lacks: [s, ...c ? [] : Ue(e, a.phase, o, n)]
		};
	}
	closed(e, t) {
		if (this.isOver(e)) return [];
		let n = this.phase(e), r = We(e, n, t);
		if (r.length > 0 || xn(e, n.moves, t)) return r;
		let [i] = this.goldfish.phases.filter(({ id: r, moves: i }) => r !== n.id && xn(e, i, t)), [a] = i?.moves.filter((n) => n.cards?.(e).includes(t)) ?? [], o = a && this.#n(e, n, {
			do: a.do,
			card: t
		});
		return o ? [{
			...o,
			lacks: o.lacks.slice(0, 1)
		}] : [];
	}
	wastes(e, { do: t, card: n = -1, to: r = "" }) {
		return y(this.phase(e), t)?.wastes?.(e, n, r);
	}
	isElsewhere(e, t) {
		return this.phase(e).moves.some((e) => e.cards && !e.isElsewhere) && this.putsAway(e, t);
	}
	putsAway(e, t) {
		return y(this.phase(e), t)?.isElsewhere === !0;
	}
	play(e, t, n) {
		if (e.beats?.begin(), this.isOver(e)) return "The game is over.";
		let r = e.turn === 0;
		if (e.used.clear(), "free" in t) {
			if (!this.isOpen(e)) return `First finish what has begun: ${this.phase(e).name}.`;
			let n = pt(this.goldfish, e, t);
			if (n !== void 0) return n;
		} else {
			let n = this.#r(e.top.phase);
			if (!et(e, n.phase, y(n.phase, t.do), t)) return this.#i(e, t);
			e.played++, this.isOpen(e) && (e.lastOpen = e.played), this.#s(e, n, t);
		}
		e.answers?.push([]);
		let i = this.#a(e, n);
		return e.log && !r && !this.isOver(e) && Ot(this.goldfish, e), i;
	}
	advise(e) {
		if (this.isOver(e)) return;
		let { phase: t, own: n, policies: r } = this.#r(e.top.phase);
		return bn(e.isPersons ? n : r, e) || (tt(e, t) ? {
			move: Qe,
			says: "There is nothing better to do, so pass."
		} : e.isPersons && n !== r ? bn(r, e) : void 0);
	}
	#r(e) {
		let t = this.#t.get(e);
		if (!t) throw Error(`there is no phase ${e}`);
		return t;
	}
	#i(e, t) {
		let n = this.whyNot(e, t);
		if (!n) throw Error(`${t.do} is refused, but lacks nothing`);
		return Je(n);
	}
	#a(e, t) {
		for (let n = 0; n < _n; n++) {
			e.turnTo(e.person);
			let n = this.goldfish.result(e);
			if (n) return e.say(() => n.says), yn(t);
			let r = e.top;
			if (e.running = r, e.kept.others++, e.turnTo(r.side), r.phase === "") this.#d(e, this.#e);
			else if (this.#c(e, r, this.#r(r.phase))) {
				if (this.isOver(e)) continue;
				if (e.isPersons) return yn(t);
				let n = this.#o(e, this.#r(r.phase), t);
				if (n === void 0) continue;
				return e.turnTo(e.person), n;
			}
		}
		throw Error(`the phases after ${e.top.phase} never come to a choice`);
	}
	#o(e, t, n) {
		let r = n ? n.next().value : this.advise(e)?.move;
		if (n && !r) return "The other side has to do more here now than it did.";
		if (!r) throw Error(`whoever is opposite has nothing to do in ${t.phase.id}`);
		if (n && !et(e, t.phase, y(t.phase, r.do), r)) return `${e.board.sides?.name}: ${this.#i(e, r)}`;
		e.answers?.at(-1)?.push(r), this.#s(e, t, r);
	}
	#s(e, t, n) {
		let { do: r, card: i = -1, to: a = "" } = n;
		e.beats?.move(e.side, n);
		let o = y(t.phase, r);
		o ? o.play(e, i, a) : t.phase.pass ? t.phase.pass(e) : e.leave();
	}
	#c(e, t, n) {
		let { phase: r } = n;
		return t.begun ? t.leaving || r.moves.length === 0 ? (this.#l(e, t, n), !1) : (r.run?.(e), t.leaving || e.top !== t ? !1 : (this.goldfish.enforce?.(e), e.top === t)) : (t.begun = !0, r.begin?.(e, t.args), !1);
	}
	#l(e, { args: t, side: n, isSecond: r }, { phase: i, following: a }) {
		if (e.stack.length > 1) {
			e.stack.pop();
			let n = i.next?.(e);
			i.end?.(e, t), n !== void 0 && e.call(n, t);
			return;
		}
		if (i.end?.(e, t), i.isForBoth && !r && x(e.start)) {
			e.stack[0] = {
				...nt(i.id, Vt(n)),
				isSecond: !0
			};
			return;
		}
		this.goldfish.alternates || e.turnTo(0);
		let o = i.next?.(e);
		e.turnTo(0);
		let s = o === void 0 ? a : this.#r(o).phase;
		this.goldfish.alternates && e.turn > 0 ? this.#u(e, s, {
			side: n,
			isSecond: r === !0
		}) : this.#d(e, s);
	}
	#u(e, t, { side: n, isSecond: r }) {
		t === this.goldfish.phases[0] ? r || !x(e.start) ? this.#d(e, t) : e.stack[0] = {
			...nt(t.id, Vt(n)),
			isSecond: !0
		} : e.stack[0] = {
			...nt(t.id, n),
			isSecond: r
		};
	}
	#d(e, t) {
		t === this.goldfish.phases[0] && (e.turn > 0 && e.turnEnds?.(e.as(e.person, () => this.goldfish.score(e))), e.turn++, e.kept.moves++);
		let n = (t.isForBoth || this.goldfish.alternates && e.turn > 0) && x(e.start) ? this.goldfish.first?.(e) ?? 0 : 0;
		e.stack[0] = nt(t.id, n);
	}
};
function yn(e) {
	return e && !e.next().done ? "The other side did more here than it may do now." : void 0;
}
function bn(e, t) {
	for (let n of e) {
		let e = n.choose(t);
		if (e) return {
			move: e,
			says: n.says
		};
	}
}
function xn(e, t, n) {
	return t.some((t) => t.cards?.(e).includes(n));
}
// lib/core/table/move-words.ts
function Sn(e, t, n) {
	let { what: r, where: i } = e.says(t, n);
	return [r, [...n.card === void 0 ? [] : [t.known(n.card)], ...i ? [i] : []].join(" → ")].filter(Boolean).join(": ");
}
// lib/core/table/state.ts
at();
function Cn(e, t) {
	let n = t.under(t.size), r = [];
	for (let e = 0; e < n; e++) for (let n of t.in(e)) r.push(Tn(t, n, e));
	let i = (n) => En(e.counters, n, (e) => t.get(e), !0);
	return {
		turn: t.turn,
		phase: t.top.phase,
		over: wn(e, t),
		cards: r,
		counters: i(!1),
		memory: i(!0),
		stack: t.stack.map(({ phase: e, args: t, side: n }) => ({
			phase: e,
			args: t,
			...n === 1 ? { theirs: !0 } : {}
		})),
		played: t.played,
		dice: t.dice.state
	};
}
function wn(e, t) {
	return t.as(0, () => e.result(t)) !== void 0;
}
function Tn(e, t, n, r = e.person) {
	let i = (n) => En(e.board.tokens, n, (n) => e.token(t, n), !1), a = i(!0), o = e.notes.get(t);
	return {
		id: t,
		name: e.isKnownTo(r, t) ? e.label(t) : it,
		zone: e.nameOf(n),
		faceUp: e.isUp(t),
		exhausted: e.isExhausted(t),
		counters: i(!1),
		...Object.keys(a).length > 0 ? { memory: a } : {},
		...o === void 0 ? {} : { note: o },
		...e.isSeen(t, r) && !e.isUp(t) ? { seen: !0 } : {}
	};
}
function En(e, t, n, r) {
	let i = {};
	for (let [a, o] of e.entries()) {
		if (o.hidden === !0 !== t) continue;
		let e = n(a);
		(e !== 0 || r) && (i[o.id] = e);
	}
	return i;
}
// lib/core/table/replay.ts
function Dn(e) {
	let t = 2166136261;
	for (let n = 0; n < e.length; n++) t = Math.imul(t ^ e.charCodeAt(n), 16777619);
	return (t >>> 0).toString(16).padStart(8, "0");
}
function On({ texts: e }, { format: t, options: n, house: r, cards: i }) {
	let a = i.map(({ card: t, label: n, from: r, side: i }) => [
		n,
		r,
		i,
		...kn(t),
		e ? t.text : void 0
	]);
	return Dn(JSON.stringify({
		format: t,
		options: n,
		house: r,
		cards: a
	}));
}
function kn({ sources: e, text: t, number: n, image: r, ...i }) {
	return [Object.entries(i).sort(([e], [t]) => e < t ? -1 : 1)];
}
function An(e, t) {
	let { cards: n, counters: r, memory: i, turn: a, phase: o, over: s, stack: c, played: l, dice: u } = Cn(e, t), d = /* @__PURE__ */ new Map(), f = n.map(({ id: e, zone: t, faceUp: n, exhausted: r, ...i }) => {
		let a = d.get(t) ?? 0;
		return d.set(t, a + 1), {
			id: e,
			lies: [
				e,
				t,
				a,
				n,
				r,
				...jn(i.counters),
				...jn(i.memory ?? {})
			]
		};
	}).sort((e, t) => e.id - t.id).map(({ lies: e }) => e), p = [...jn(r), ...jn(i)];
	return Dn(JSON.stringify([
		a,
		o,
		s,
		l,
		u,
		c,
		p,
		f
	]));
}
function jn(e) {
	return Object.entries(e).filter(([, e]) => e !== 0).sort(([e], [t]) => e < t ? -1 : 1);
}
// lib/core/table/film.ts
function Mn(e, t, n) {
	let { moves: r, at: i, answers: a = [] } = n, o = [], s = 0, c, l = {
		by: "nobody",
		says: ""
	}, u = (t) => {
		let n = c;
		if (!n) return;
		let r = n.log?.slice(s) ?? [];
		s += r.length;
		let { name: i } = e.phase(n);
		o.push({
			...l,
			at: t,
			phase: i,
			state: n.as(0, () => Cn(e.goldfish, n)),
			log: r
		});
	};
	function* d(t) {
		for (let n of a[t] ?? []) u(t), l = {
			by: "other",
			says: c ? Sn(e, c, n) : ""
		}, yield n;
	}
	let f = e.openAgain(t, !0, d(0));
	c = f.table, u(0);
	let [p, m] = [i === 0 ? An(e.goldfish, c) : void 0, f.why];
	for (let [t, n] of r.entries()) {
		if (m !== void 0) break;
		l = {
			by: "player",
			says: Nn(e, c, n)
		}, m = e.play(c, n, d(t + 1)), m === void 0 && u(t + 1), t + 1 === i && (p = An(e.goldfish, c));
	}
	let ee = {
		...p !== void 0 && { check: p },
		...m !== void 0 && { stopped: m }
	};
	return {
		board: Pn(e, c),
		frames: o,
		...ee
	};
}
function Nn(e, t, n) {
	return "do" in n ? Sn(e, t, n) : "By hand";
}
function Pn({ goldfish: e }, { index: t }) {
	let n = e.areas.flatMap((e) => t.spots.filter(({ zone: t }) => t.id === e.zone).map(({ name: t, zone: n }, r) => {
		let [, i] = t.split(":"), a = i === void 0 ? n.name : `${n.name} ${i}`, { side: o, as: s } = e;
		if (e.as !== "row") return {
			id: t,
			name: a,
			side: o,
			as: s
		};
		let { row: c, rows: l = 1, span: u } = e, { columns: d } = n;
		return {
			id: t,
			name: a,
			side: o,
			as: s,
			row: c,
			rows: l,
			column: e.column + r * (e.step ?? 0),
			span: u,
			...d !== void 0 && { columns: d }
		};
	})), r = (e) => e.flatMap(({ id: e, name: t, hidden: n }) => n ? [] : {
		id: e,
		name: t
	});
	return {
		places: n,
		counters: r(e.counters),
		tokens: r(e.tokens),
		spent: e.spent?.is ?? "exhausted",
		other: e.sides?.name ?? "The opponent"
	};
}
// lib/deck/code/code-in-text.ts
var Fn = 20, In = /\/d\/([\w-]{5,})(?:[/?#]|$)/, Ln = /[?&]code=([\w-]{5,})(?:[&#]|$)/;
function Rn(e) {
	let t = e.trim();
	if (/\s/.test(t)) return;
	let n = In.exec(t) ?? (t.includes("/build?") ? Ln.exec(t) : null);
	return n?.[1] === void 0 ? /^[\w-]{5,}$/.test(t) ? {
		letters: t,
		certain: t.length > Fn
	} : void 0 : {
		letters: n[1],
		certain: !0
	};
}
// lib/cards/near.ts
de();
function zn(e, t, n) {
	return te(o(t.slice(0, Bn)), e.cards, ({ names: e }) => e, n);
}
var Bn = 100;
// lib/core/judge/deck.ts
function Vn(e) {
	let t = [], n = [];
	for (let r of e) {
		let { section: e, card: i, count: a } = r, o = n.includes(i) && t.find((t) => t.card === i && t.section === e);
		o ? t[t.indexOf(o)] = {
			section: e,
			card: i,
			count: o.count + a
		} : (n.push(i), t.push(r));
	}
	return t;
}
// lib/deck/list/seen.ts
function Hn(e) {
	return e.replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g, "").replace(/\s+/g, " ").trim().slice(0, Un);
}
var Un = 400;
i(), ye(), At(), de();
var Wn = 1e3, Gn = 200, Kn = 15e4, qn = b((e) => {
	let t = new Map(e.arrangement?.words.map((e) => [o(e), "arranged"]));
	for (let n of e.sections.toReversed()) for (let e of [
		n.id,
		n.name,
		...n.also ?? []
	]) t.set(o(e), n);
	return t;
});
[
	"main",
	"main deck",
	"mainboard",
	"deck",
	"side",
	"sideboard",
	"maybeboard",
	"reserve"
].map(o);
function Jn(e, t) {
	let n = qn(e);
	return n.get(t) ?? n.get(o(t));
}
function Yn(e, t) {
	let n = e.sections.find((n) => n.kinds?.includes(fe(t, e.kind)));
	return n ? n.id : e.arrangement ? void 0 : Xn(e).id;
}
function Xn(e) {
	return e.sections.find((e) => !e.kinds && !e.optional) ?? e.sections[0];
}
function Zn(e, t, n, i = new r(Kn)) {
	let a = [], o = [], s = [], c = (t) => o.length < 50 ? zn(e, t, i) : [], l = Qn(e.game);
	for (let t of n) {
		let n = l(t), r = e.find(t.name);
		if ($n(t, n) && r !== void 0 && "card" in r) {
			let i = n === void 0 ? Yn(e.game, r.card) : n === "arranged" ? void 0 : n.id;
			i === void 0 ? s.push({
				entry: r,
				count: t.count
			}) : a.push({
				section: i,
				card: r.known,
				count: t.count
			});
		} else o.push(tr(e, t, {
			section: n,
			found: r
		}, c));
	}
	return a.push(...nr(e, s)), {
		deck: {
			...t,
			entries: Vn(a),
			misread: rr(o)
		},
		arranged: s.length > 0
	};
}
function Qn(e) {
	let [t, n] = [void 0, void 0];
	return (r) => (r.section !== t && (t = r.section, n = t === void 0 ? void 0 : Jn(e, t)), n);
}
function $n(e, t) {
	return (e.section === void 0 || t !== void 0) && er(e.count);
}
function er(e) {
	return Number.isInteger(e) && e >= 1 && e <= 99;
}
function tr(e, { section: t, name: n, count: r, line: i }, { section: a, found: o }, s) {
	let c = Hn(n).slice(0, Gn), l = i === void 0 ? {} : { line: i };
	if (t !== void 0 && a === void 0) return {
		why: "wrong-section",
		section: t,
		text: c,
		count: r,
		near: [],
		...l
	};
	let u = typeof a == "object" ? a.id : Xn(e.game).id;
	if (!er(r)) return {
		why: "bad-count",
		section: u,
		text: c,
		count: r,
		near: [],
		...l
	};
	let d = o !== void 0 && !("card" in o) ? o : s(c);
	return {
		why: o === void 0 ? "unknown-card" : "ambiguous-card",
		section: u,
		text: c,
		count: r,
		near: d.slice(0, 8).map((e) => e.label),
		...l
	};
}
function nr(e, t) {
	let n = t.map(({ entry: e, count: t }) => ({
		card: e.card,
		count: t
	}));
	return (e.game.arrangement?.arrange(n) ?? []).flatMap(({ section: e, index: n, count: r }) => {
		let i = t[n]?.entry.known;
		return i ? [{
			section: e,
			card: i,
			count: r
		}] : [];
	});
}
function rr(e) {
	if (e.length < 2) return e;
	let t = /* @__PURE__ */ new Map();
	for (let n of e) {
		let e = [
			n.why,
			n.section,
			n.text,
			n.why === "bad-count" ? n.count : ""
		].join("\n"), r = t.get(e);
		t.set(e, r && n.why !== "bad-count" ? {
			...r,
			count: r.count + n.count
		} : n);
	}
	return [...t.values()];
}
// lib/deck/settings.ts
de();
function ir(e) {
	return e.map(({ line: e, message: t }) => `${e === void 0 ? "" : `Line ${e}: `}${t}`).join(" ");
}
function ar(e, t) {
	let n = [], r = cr(e, t.format, n), i = ur(e, r, t.options ?? {}, n), a = dr(e, t.house ?? {}, n);
	if (n.length > 0) return {
		ok: !1,
		faults: n
	};
	let o = t.name === void 0 ? "" : sr(t.name);
	return {
		ok: !0,
		settings: {
			format: r,
			options: i,
			house: a,
			...o === "" ? {} : { name: o }
		}
	};
}
var or = /^(?=.{1,80}$)[!-~]+(?: [!-~]+)*$/;
function sr(e) {
	return or.test(e) ? e : [...e.normalize("NFC").replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").replace(/\s+/g, " ").trim()].slice(0, 80).join("").trim();
}
function cr(e, t, n) {
	if (t === void 0) return e.formats[0].id;
	let r = e.formats.find(({ id: e }) => e === t) ?? lr(e, t);
	return r || n.push({
		about: "format",
		message: `${e.name} has no format “${t}”. It has ${a(e.formats.map((e) => e.id))}.`
	}), r?.id ?? e.formats[0].id;
}
function lr(e, t) {
	let n = o(t);
	return e.formats.find((e) => o(e.id) === n || o(e.name) === n);
}
function ur(e, t, n, r) {
	let i = e.options.filter((e) => !e.formats || e.formats.includes(t));
	for (let [o, s] of Object.entries(n)) {
		let n = i.find((e) => e.id === o);
		if (n) (!Number.isInteger(s) || s < n.min || s > n.max) && r.push({
			about: `options.${o}`,
			message: `${n.name} is a whole number from ${n.min} to ${n.max}${Number.isNaN(s) ? "" : `, not ${s}`}.`
		});
		else {
			let n = e.options.find((e) => e.id === o)?.formats, s = n ? `That is for the format ${a(n, "or")}` : i.length > 0 ? `It has ${a(i.map((e) => e.id))}` : "It has none";
			r.push({
				about: `options.${o}`,
				message: `${e.name} ${t} has no option “${o}”. ${s}.`
			});
		}
	}
	return Object.fromEntries(i.map((e) => [e.id, Object.hasOwn(n, e.id) ? n[e.id] ?? e.default : e.default]));
}
function dr(e, t, n) {
	let r = {};
	for (let [i, o] of Object.entries(t)) {
		let t = e.house.find((e) => e.id === i);
		if (t) t.upTo === void 0 && typeof o != "boolean" ? n.push({
			about: `house.${i}`,
			message: `House rule ${i} is either on or off, not ${o}.`
		}) : o === !1 || (t.upTo !== void 0 && (typeof o != "number" || !Number.isInteger(o) || o < 1 || o > t.upTo) ? n.push({
			about: `house.${i}`,
			message: `House rule ${i} takes a whole number from 1 to ${t.upTo}, as in ${i}=3.`
		}) : r[i] = o);
		else {
			let t = e.house.length > 0 ? `It has ${a(e.house.map((e) => e.id))}` : "It has none";
			n.push({
				about: `house.${i}`,
				message: `${e.name} has no house rule “${i}”. ${t}.`
			});
		}
	}
	return r;
}
// lib/deck/code/bit-writer.ts
var fr = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_", pr = Array.from({ length: 64 }, (e, t) => {
	let n = t << 18;
	for (let e = 0; e < 6; e++) n = n & 8388608 ? n << 1 ^ 25578747 : n << 1;
	return n & 16777215;
});
function mr(e) {
	let t = 11994318;
	for (let n of e) t = (t << 6 ^ (pr[(t >> 18 ^ n) & 63] ?? 0)) & 16777215;
	return t;
}
// lib/deck/code/bit-reader.ts
var hr = new Map([...fr].map((e, t) => [e, t])), C = class extends Error {}, gr = class e {
	#e;
	#t = 0;
	constructor(e) {
		this.#e = e;
	}
	static of(t) {
		let n = [];
		for (let e of t) {
			let t = hr.get(e);
			if (t === void 0) return;
			n.push(t);
		}
		let r = n.slice(0, -4), [i = 0, a = 0, o = 0, s = 0] = n.slice(-4);
		if (!(n.length < 5 || mr(r) !== (i << 18 | a << 12 | o << 6 | s))) return new e(r);
	}
	bits(e) {
		let t = 0;
		for (let n = 0; n < e; n++) {
			let e = this.#e[Math.floor(this.#t / 6)];
			if (e === void 0) throw new C();
			t = t * 2 + (e >> 5 - this.#t % 6 & 1), this.#t++;
		}
		return t;
	}
	small() {
		let e = 0;
		for (; this.bits(1) === 0;) if (++e > 20) throw new C();
		return 2 ** e + this.bits(e) - 1;
	}
	rice(e) {
		let t = 0;
		for (; this.bits(1) === 1;) if (++t > 65535) throw new C();
		return (t << e) + this.bits(e);
	}
	text(e) {
		let t = this.bits(1) === 1, n = this.small();
		if (n > e) throw new C();
		let r = Uint8Array.from({ length: n }, () => this.bits(t ? 8 : 7));
		return new TextDecoder().decode(r);
	}
	atEnd() {
		let e = this.#e.length * 6 - this.#t;
		return e < 6 && this.bits(e) === 0;
	}
}, _r = 400;
function vr(e, t) {
	if (t.length > 8e3) return {
		ok: !1,
		why: "This code is too long for a deck."
	};
	let n = gr.of(t);
	if (!n) return {
		ok: !1,
		why: "This code has a missing, extra or wrong letter. Copy the whole code again."
	};
	try {
		if (n.bits(4) !== 1) return {
			ok: !1,
			why: "This code was made by a newer version of Drydock."
		};
		let t = e[n.bits(4)];
		if (!t) return {
			ok: !1,
			why: "This code is for a game that this version of Drydock does not know."
		};
		let r = br(n, t), i = [];
		for (let { id: e } of t.sections) for (let t of [xr, Sr]) for (let r of t(n, Wn - i.length)) i.push({
			section: e,
			...r
		});
		if (!n.atEnd()) throw new C();
		let a = ar(t, r);
		return a.ok ? {
			ok: !0,
			carried: {
				game: t,
				settings: a.settings,
				lines: i
			}
		} : {
			ok: !1,
			why: `This code asks for settings that do not exist. ${ir(a.faults)}`
		};
	} catch (e) {
		if (e instanceof C) return {
			ok: !1,
			why: "This code does not hold a whole deck. Copy the whole code again."
		};
		throw e;
	}
}
function yr(e, t) {
	let n = [];
	for (let { section: r, card: i, count: a } of t.lines) {
		let t = typeof i == "number" ? e.byCode(i)?.label : i;
		if (t === void 0) return {
			ok: !1,
			why: "This code has cards that this version of Drydock does not know yet."
		};
		n.push({
			section: r,
			name: t,
			count: a
		});
	}
	return {
		ok: !0,
		deck: Zn(e, t.settings, n).deck
	};
}
function br(e, t) {
	let n = t.formats[e.small()];
	if (!n) throw new C();
	let r = t.options.filter((e) => !e.formats || e.formats.includes(n.id)), i = Object.fromEntries(r.map((e) => [e.id, e.default]));
	for (let n = e.small(); n > 0; n--) {
		let n = t.options[e.small()];
		if (!n) throw new C();
		i[n.id] = e.small();
	}
	let a = {};
	for (let n = e.small(); n > 0; n--) {
		let n = t.house[e.small()];
		if (!n) throw new C();
		let r = e.small();
		a[n.id] = r === 0 || r;
	}
	let o = e.bits(1) === 1 ? e.text(_r) : void 0;
	return {
		format: n.id,
		options: i,
		house: a,
		name: o
	};
}
function xr(e, t) {
	let n = e.small();
	if (n > t) throw new C();
	if (n === 0) return [];
	let [r, i] = [0, 1].map(() => {
		let t = e.bits(3);
		return Array.from({ length: n }, () => e.rice(t));
	}), a = -1;
	return (r ?? []).map((e, t) => (a += e + 1, {
		card: a,
		count: Cr((i?.[t] ?? 0) + 1)
	}));
}
function Sr(e, t) {
	let n = e.small();
	if (n > t) throw new C();
	return Array.from({ length: n }, () => ({
		card: e.text(_r * 2),
		count: Cr(e.small() + 1)
	}));
}
function Cr(e) {
	if (e > 99) throw new C();
	return e;
}
// lib/deck/code/given-deck.ts
function wr(e, t, n) {
	let r = Rn(n), i = r && vr(e, r.letters);
	if (!i) return;
	if (!i.ok) return r.certain ? { why: i.why } : void 0;
	let { game: a } = i.carried;
	if (a.id !== t.game.id) return { why: `This code is for a deck of ${a.name}.` };
	let o = yr(t, i.carried);
	return o.ok ? { deck: o.deck } : { why: o.why };
}
At(), de();
function Tr({ id: e, name: t, version: n }) {
	return n === void 0 ? void 0 : {
		id: e,
		name: t,
		version: n
	};
}
var Er = b((e) => {
	let t = /* @__PURE__ */ new Map();
	for (let n of e.sets) {
		let r = Tr(n);
		if (r) for (let i of n.cards) Dr(t, Te(e.game, i), r);
	}
	return t;
});
function Dr(e, t, n) {
	let r = e.get(t);
	r ? r.push(n) : e.set(t, [n]);
}
function Or(e, t, n) {
	let r = n.filter(({ id: t }) => !e.sets.some((e) => e.id === t)), i = Er(e), a = i.size === 0 ? [] : t.flatMap((e) => i.get(o(e)) ?? []);
	return [...r, ...new Set(a)];
}
// lib/deck/deal.ts
S();
function kr(e, t, n, r) {
	let { format: i, options: a, house: o } = t, s = jr(e, t, n);
	if (typeof s == "string") return s;
	let { list: c, cards: l } = s, u = {
		format: i,
		options: a,
		card: (e) => Pr(e, c, n).card
	}, d = e.opponents?.(c, n.piles, u).map(({ list: r, isWhole: i, ...a }) => {
		let o = Nr(r, c, n), s = i ? o : Mr(e, o, c, t, n);
		return {
			...a,
			cards: Fr(e, s)
		};
	}), f = c.map(({ label: e }) => e), p = Or(n.pool, f, []).map(({ id: e, version: t }) => ({
		id: e,
		version: t
	})), m = {
		seed: r,
		format: i,
		options: a,
		house: o,
		cards: l,
		...Rt,
		...d && { opponents: d },
		...p.length > 0 && { sets: p }
	}, [ee] = d ?? [];
	return ee ? Mt(m, ee) : m;
}
function Ar(e, t, n, r) {
	let i = jr(e, t, n);
	return typeof i == "string" ? i : {
		id: r,
		name: t.name ?? "another deck",
		cards: Fr(e, i.cards)
	};
}
function jr(e, t, n) {
	let r = t.entries.reduce((e, { count: t }) => e + t, 0);
	if (r > 500) return `This deck has ${r} cards, but a table only has room for 500.`;
	let i = Ir(t, n.pool).filter(({ from: t }) => e.begins[t] !== void 0);
	return i.length === 0 ? "There is no card to play with." : {
		list: i,
		cards: Mr(e, i, i, t, n)
	};
}
function Mr({ supplies: e }, t, n, r, i) {
	return [...t, ...Nr(e?.(t, i.piles, r) ?? [], n, i)];
}
function Nr(e, t, n) {
	return e.flatMap(({ label: e, count: r, from: i }) => {
		let { card: a, label: o } = Pr(e, t, n);
		return Rr({
			card: a,
			label: o,
			from: i
		}, r);
	});
}
function Pr(e, t, { builtIn: n }) {
	let r = t.find((t) => t.label === e) ?? n.find(e);
	if (r === void 0 || !("card" in r)) throw Error(`a pile names no card: ${e}`);
	return r;
}
function Fr(e, t) {
	let n = fn(e), r = ({ from: r }) => n.sideOf(n.number(e.begins[r] ?? "", t)) === 0;
	return t.flatMap((e) => r(e) ? [{
		...e,
		side: 1
	}] : []);
}
function Ir({ entries: e }, t) {
	return [...e].sort(Lr(t.game.sections.map(({ id: e }) => e))).flatMap(({ section: e, card: n, count: r }) => Rr({
		card: t.of(n).card,
		label: n.label,
		from: e
	}, r));
}
function Lr(e) {
	return (t, n) => {
		let r = e.indexOf(t.section) - e.indexOf(n.section);
		return r === 0 ? t.card.label < n.card.label ? -1 : 1 : r;
	};
}
function Rr(e, t) {
	return Array.from({ length: t }, () => e);
}
// lib/deck/opposite-deck.ts
S();
var zr = "deck:";
function Br(e) {
	return e?.startsWith(zr) ?? !1;
}
function Vr(e, t, n, r, i) {
	if (!Br(i)) return r;
	let a = wr(e, n.pool, i.slice(5));
	if (!a || "why" in a) return a?.why ?? "Who is opposite is no code of a deck.";
	let o = Ar(t, a.deck, n, i);
	return typeof o == "string" ? o : Pt(r, o);
}
S(), de();
function Hr(e, t, { sets: n, numbers: r, piles: i }) {
	let a = new Map(r.map((e, t) => [o(e), t])), s = new De(t, n, a);
	return async ({ code: r, sets: o, seed: c, seats: l, opposite: u, ...d }) => {
		let f = await t.goldfish(), p = o.length === 0 ? s : new De(t, [...n, ...o], a), m = wr(e, p, r);
		if (!m || "why" in m) return { why: m?.why ?? "This link holds no deck." };
		let ee = {
			pool: p,
			builtIn: s,
			piles: i
		}, h = kr(f, m.deck, ee, c), te = typeof h == "string" ? h : Vr(e, f, ee, h, u);
		if (typeof te == "string") return { why: te };
		let ne = Ft(te, {
			seed: c,
			opposite: u,
			origin: { seats: l }
		}), re = Mn(new vn(f), ne, d), ie = [...new Map(ne.cards.map(({ label: e, card: t }) => [e, t]))].map(([e, n]) => Ur(t, e, n)), ae = m.deck.misread.map(({ text: e }) => e);
		return {
			...re,
			cards: ie,
			fingerprint: On(f, ne),
			left: ae
		};
	};
}
function Ur(e, t, n) {
	let r = { ...n };
	return {
		name: t,
		facts: e.attributes.flatMap(({ name: e, label: t }) => {
			let n = r[e];
			return n == null ? [] : [[t, Wr(n)]];
		}),
		text: n.text ?? ""
	};
}
function Wr(e) {
	return Array.isArray(e) ? e.map(Wr).join(", ") : typeof e != "object" || !e ? e === !0 ? "yes" : e === !1 ? "no" : String(e) : Object.entries(e).map(([e, t]) => `${e} ${Wr(t)}`).join(", ");
}
// lib/core/judge/rule.ts
function Gr() {
	return (e, t) => ({
		...Object.fromEntries(t.map((e) => [e.id, e])),
		rule: (t, n, r, i, a = {}) => ({
			...i,
			id: `${e}/${t}`,
			cite: n,
			says: r,
			...a
		})
	});
}
var Kr = t((() => {})), qr, Jr, Yr, Xr, Zr, Qr, $r = t((() => {
	Kr(), qr = [
		{
			id: "front",
			name: "Front",
			also: ["front row"]
		},
		{
			id: "middle",
			name: "Middle",
			also: ["middle row"]
		},
		{
			id: "flagship",
			name: "Flagship"
		},
		{
			id: "tactics",
			name: "Tactics",
			also: ["tactics deck", "tactics cards"],
			kinds: ["tactic"],
			optional: !0
		}
	], {rule: Jr, front: Yr, middle: Xr, flagship: Zr, tactics: Qr} = Gr()("orions-spur", qr);
})), ei, ti = t((() => {
	ye(), At(), $r(), ei = [
		{
			shipClass: "frigate",
			one: "frigate",
			ships: 2
		},
		{
			shipClass: "destroyer",
			one: "destroyer",
			ships: 1
		},
		{
			shipClass: "light-cruiser",
			one: "light cruiser",
			ships: 1
		}
	];
}));
// lib/games/orions-spur/book/arrangement.ts
ti();
var ni = {
	words: ["fleet", "ships"],
	says: "The list names no rows, so a ship of the highest VP is put behind as the flagship and the others in front, up to 5, then in the middle. Where VP are not published, the light cruiser leads a standard fleet.",
	arrange: (e) => {
		let t = [], n = ri(e), r = 0;
		for (let [i, { card: a, count: o }] of e.entries()) {
			if (a.kind === "tactic") {
				t.push({
					section: "tactics",
					index: i,
					count: o
				});
				continue;
			}
			i === n && t.push({
				section: "flagship",
				index: i,
				count: 1
			});
			let e = i === n ? o - 1 : o, s = Math.min(e, 5 - r);
			r += s, s > 0 && t.push({
				section: "front",
				index: i,
				count: s
			}), e > s && t.push({
				section: "middle",
				index: i,
				count: e - s
			});
		}
		return t;
	}
};
function ri(e) {
	let t = e.filter(({ card: e }) => e.kind === "ship");
	return t.some(({ card: e }) => e.vp === void 0) && ii(t) ? e.findIndex(({ card: e }) => e.shipClass === "light-cruiser") : ai(e.map(({ card: e }) => e));
}
function ii(e) {
	let t = (e) => e.reduce((e, t) => e + t.count, 0), n = (n) => t(e.filter(({ card: e }) => e.shipClass === n)), r = ei.reduce((e, t) => e + t.ships, 0);
	return t(e) === r && ei.every((e) => n(e.shipClass) === e.ships);
}
function ai(e) {
	let t = -1;
	for (let [n, r] of e.entries()) r.kind === "ship" && (t < 0 || oi(r) > oi(e[t])) && (t = n);
	return t;
}
function oi(e) {
	return e?.vp ?? -1;
}
// lib/games/orions-spur/book/interpretations.ts
var si = [
	{
		id: "equal-vp",
		text: "Of several ships with the highest VP any one may be the flagship."
	},
	{
		id: "largest-fleet",
		text: "Two rows of 5 ships and a flagship are 11 ships: a larger fleet has no place for the twelfth."
	},
	{
		id: "whole-tactics-deck",
		text: "The tactics deck is the species' 45 cards, so a list may leave it out. Without tactics cards, a list means all 45."
	},
	{
		id: "one-box",
		text: "A species' tactics deck is that of one box: its cards are those of the card sets that the listed tactics cards come from."
	},
	{
		id: "custom-tactics",
		text: "Tactics decks are fixed. A house rule allows any 45 tactics cards, each at most as often as its species' deck holds it.",
		house: "custom-tactics"
	},
	{
		id: "fleet-by-place",
		text: "The fleet is what is in the two rows and behind them. A tactics card there has no ship class and costs nothing."
	},
	{
		id: "team-play",
		text: "In team play, the two decks of a team are checked one by one. The team shares its VP target."
	}
], w, ci, li, ui, T, di, fi, pi, mi, E, hi, gi = t((() => {
	w = "Orion's Spur rulebook", ci = {
		rulebook: w,
		part: "Building the Decks",
		page: 5
	}, li = {
		rulebook: w,
		part: "Arranging Your Fleet",
		page: 5
	}, ui = {
		rulebook: w,
		part: "Primary Actions",
		page: 6
	}, T = {
		rulebook: w,
		part: "Main Attack Action",
		page: 6
	}, di = {
		rulebook: w,
		part: "Regroup Action",
		page: 8
	}, fi = {
		rulebook: w,
		part: "Generating Recruitment Points",
		page: 9
	}, pi = {
		rulebook: w,
		part: "Damage Dealt",
		page: 7
	}, mi = {
		rulebook: w,
		part: "Secondary Actions",
		page: 9
	}, E = {
		rulebook: w,
		part: "Species Special Abilities",
		page: 10
	}, hi = {
		rulebook: w,
		part: "Game Play",
		page: 6
	};
}));
// lib/games/orions-spur/book/rules.ts
gi();
var _i = [], D = {
	is: "number",
	min: 0,
	max: 99
}, vi = [
	{
		name: "kind",
		label: "kind",
		shapes: [{
			is: "word",
			of: ["ship", "tactic"]
		}],
		search: "k"
	},
	{
		name: "species",
		label: "species",
		shapes: [{ is: "word" }],
		search: "f"
	},
	{
		name: "supply",
		label: "supply",
		shapes: [{
			is: "number",
			min: 1,
			max: 99
		}]
	},
	{
		name: "shipClass",
		label: "ship class",
		shapes: [{ is: "word" }],
		kinds: ["ship"]
	},
	{
		name: "shield",
		label: "shield",
		shapes: [D],
		kinds: ["ship"]
	},
	{
		name: "hull",
		label: "hull",
		shapes: [D],
		kinds: ["ship"]
	},
	{
		name: "vp",
		label: "VP",
		shapes: [D],
		kinds: ["ship"]
	},
	{
		name: "recruitment",
		label: "recruitment cost",
		shapes: [D],
		kinds: ["ship"],
		search: "c"
	},
	{
		name: "weapon",
		label: "weapon",
		shapes: [{
			is: "record",
			fields: {
				energy: D,
				damage: D
			}
		}],
		kinds: ["ship"],
		mayLack: !0
	},
	{
		name: "abilities",
		label: "abilities",
		shapes: [{ is: "words" }],
		kinds: ["ship"]
	},
	{
		name: "type",
		label: "type",
		shapes: [{
			is: "word",
			of: [
				"attack",
				"reaction",
				"attack-reaction",
				"draw",
				"repair",
				"special"
			]
		}],
		kinds: ["tactic"],
		search: "t"
	},
	{
		name: "energy",
		label: "energy",
		shapes: [D]
	},
	{
		name: "damage",
		label: "damage",
		shapes: [D, {
			is: "record",
			fields: {
				shield: D,
				hull: D
			}
		}],
		kinds: ["tactic"],
		mayLack: !0
	}
], yi = [], bi = [], xi = /* @__PURE__ */ n({ drawings: () => Si }), Si, Ci = t((() => {
	Si = [];
})), wi = /* @__PURE__ */ n({ intro: () => Ti }), Ti, Ei = t((() => {
	Ti = [];
})), Di = /* @__PURE__ */ n({ terms: () => Oi }), Oi, ki = t((() => {
	Oi = [];
}));
// lib/core/table/goldfish.ts
function Ai(e, ...t) {
	return t.map((t) => ({
		zone: t,
		side: e,
		as: "pile"
	}));
}
var ji = t((() => {}));
// lib/games/orions-spur/table/table.ts
function Mi(e, t) {
	let n = [];
	for (let r of t) for (let t of e.in(r)) e.card(t).kind === "ship" && n.push(t);
	return n;
}
function Ni(e, t) {
	return N.includes(e.zoneOf(t));
}
function Pi(e, t) {
	return e.as(0, () => P.includes(e.zoneOf(t))) ? "the enemy's " : "";
}
function Fi({ side: e, start: t }) {
	return e === 1 && !x(t);
}
function O(e, t) {
	return e.token(t, j.column);
}
function Ii(e, t, n) {
	let r = 0;
	for (; e.in(n).some((n) => n !== t && O(e, n) === r);) r++;
	return r;
}
function Li(e, t, n, r = Ii(e, t, n)) {
	e.move(t, n), e.setToken(t, j.column, r);
	for (let t of e.in(n).filter((t) => O(e, t) > r)) e.move(t, n);
}
function Ri(e, t, n) {
	return e.card(t).abilities?.includes(n) === !0;
}
function zi(e, t) {
	let { shield: n, hull: r, energy: i } = e.card(t);
	e.setToken(t, j.shield, n ?? 0), e.setToken(t, j.hull, r ?? 0), e.setToken(t, j.energy, i ?? 0);
}
var Bi, Vi, Hi, Ui, k, A, Wi, j, M, Gi, N, P, Ki, F, qi, I = t((() => {
	lt(), ji(), nn(), S(), Kt(), Bi = [
		"draw",
		"repair",
		"special"
	], {zones: Vi, counters: Hi, sides: Ui, ZONE: k, COUNTER: A} = Bt({
		player: {
			zones: [
				{
					id: "draw",
					name: "Tactics deck",
					face: "down",
					as: "pile",
					theirs: Gt
				},
				{
					id: "hand",
					name: "Hand",
					face: "up",
					as: "hand",
					theirs: Gt
				},
				{
					id: "front",
					name: "Front row",
					face: "up",
					as: "play",
					columns: "column"
				},
				{
					id: "middle",
					name: "Middle row",
					face: "up",
					as: "play",
					columns: "column"
				},
				{
					id: "flagship",
					name: "Flagship",
					face: "up",
					as: "play"
				},
				{
					id: "reserve",
					name: "Reserve",
					face: "up",
					as: "hand"
				},
				{
					id: "discard",
					name: "Discard",
					face: "up",
					as: "pile"
				},
				{
					id: "trophies",
					name: "Ships destroyed",
					face: "up",
					as: "pile",
					theirs: { name: "Ships the enemy has destroyed" }
				}
			],
			counters: [
				{
					id: "recruitment",
					name: "Recruitment points"
				},
				{
					id: "vp",
					name: "VP",
					theirs: {
						id: "taken",
						name: "Enemy VP"
					}
				},
				{
					id: "kills",
					name: "Enemy ships destroyed this turn",
					hidden: !0
				},
				{
					id: "losses",
					name: "Ships lost since the last turn",
					hidden: !0
				}
			]
		},
		between: {
			zones: [],
			counters: [
				{
					id: "primary",
					name: "Primary action taken",
					hidden: !0
				},
				{
					id: "revised",
					name: "Tactics revised",
					hidden: !0
				},
				{
					id: "attackers",
					name: "Ships that have attacked this turn",
					hidden: !0
				},
				{
					id: "boost",
					name: "More damage of the next attack",
					hidden: !0
				},
				{
					id: "target",
					name: "The ship that the main attack hit last, plus 1",
					hidden: !0
				},
				{
					id: "struck",
					name: "What the main attack has just done",
					hidden: !0
				}
			]
		},
		theirs: (e) => `Enemy ${e.toLowerCase()}`
	}), Wi = [
		{
			id: "shield",
			name: "Shield",
			isStock: !0
		},
		{
			id: "hull",
			name: "Hull",
			isStock: !0
		},
		{
			id: "energy",
			name: "Energy",
			isStock: !0
		},
		{
			id: "counter",
			name: "Counters"
		},
		{
			id: "incoming",
			name: "Hit for"
		},
		{
			id: "column",
			name: "Column in its row",
			hidden: !0
		},
		{
			id: "flocked",
			name: "Turn in which the flock called it",
			hidden: !0
		},
		{
			id: "shelter",
			name: "Less damage from each attack"
		},
		{
			id: "struck",
			name: "Attacks on it by the attacking ship",
			hidden: !0
		},
		{
			id: "guarded",
			name: "Turn in which it interfered",
			hidden: !0
		}
	], j = st(Wi), M = {
		none: 0,
		attack: 1,
		regroup: 2,
		flock: 3
	}, Gi = [
		{
			zone: "enemy-middle",
			row: 1,
			column: 1,
			span: 8,
			side: "enemy",
			as: "row",
			label: "Middle row"
		},
		{
			zone: "enemy-front",
			row: 2,
			column: 1,
			span: 8,
			side: "enemy",
			as: "row",
			label: "Front row"
		},
		{
			zone: "enemy-flagship",
			row: 1,
			rows: 2,
			column: 9,
			span: 2,
			side: "enemy",
			as: "row",
			label: "Flagship"
		},
		{
			zone: "front",
			row: 3,
			column: 1,
			span: 8,
			side: "mine",
			as: "row"
		},
		{
			zone: "middle",
			row: 4,
			column: 1,
			span: 8,
			side: "mine",
			as: "row"
		},
		{
			zone: "flagship",
			row: 3,
			rows: 2,
			column: 9,
			span: 2,
			side: "mine",
			as: "row"
		},
		{
			zone: "hand",
			side: "mine",
			as: "fan"
		},
		...Ai("mine", "draw", "discard", "reserve", "trophies"),
		...Ai("enemy", "enemy-reserve", "enemy-hand", "enemy-draw", "enemy-discard", "enemy-trophies")
	], N = [
		k.front,
		k.middle,
		k.flagship
	], P = Ht(Ui, N), Ki = Ut(Ui, N), F = Qt((e) => Mi(e, N)), qi = Qt((e) => Mi(e, P));
}));
// lib/games/orions-spur/table/flagship.ts
function L(e, t) {
	return e.card(t).vp ?? 0;
}
function Ji(e) {
	return e.at(-1) ?? -1;
}
function Yi(e, t) {
	return e.first(Ji(t));
}
function Xi(e, t, n) {
	let r = Ji(n), i = Yi(e, n);
	i >= 0 && e.zoneOf(t) !== r && Li(e, i, e.zoneOf(t), O(e, t)), e.move(t, r);
	for (let t of e.in(r).slice(0, -1)) e.move(t, r);
	e.say(() => `${e.label(t)} is the flagship.`);
}
function Zi(e, t) {
	let n = Yi(e, t);
	if (n >= 0 && e.card(n).vp === void 0) return;
	let r = n;
	for (let n of t) for (let t of e.in(n)) (r < 0 || L(e, t) > L(e, r)) && (r = t);
	r >= 0 && r !== n && Xi(e, r, t);
}
var Qi = t((() => {
	I();
}));
// lib/games/orions-spur/table/result.ts
function $i({ options: e }) {
	return e.vp ?? oa;
}
function ea(e) {
	return e.get(A.vp) >= $i(e.start);
}
function ta(e) {
	return e.get(A.taken) >= $i(e.start);
}
function na(e) {
	for (let t of P) if (e.count(t) > 0) return !1;
	return e.count(k["enemy-reserve"]) === 0;
}
function ra(e) {
	let t = e.get(A.taken), n = t > 0 || x(e.start);
	return {
		name: "VP",
		own: e.get(A.vp),
		...n && { theirs: t }
	};
}
function ia(e) {
	return e.turn === 0 ? void 0 : e.as(0, () => aa(e));
}
function aa(e) {
	let [t, n] = [e.get(A.vp), e.get(A.taken)];
	if (ea(e)) return {
		how: "won",
		says: `You won in turn ${e.turn}, ${t} to ${n} VP.`
	};
	if (ta(e)) return {
		how: "lost",
		says: `You lost in turn ${e.turn}, ${t} to ${n} VP.`
	};
	if (na(e)) return {
		how: "won",
		says: `You won in turn ${e.turn}: no enemy ship is left. You have ${t} VP.`
	};
}
var oa, sa = t((() => {
	S(), I(), oa = 10;
}));
// lib/games/orions-spur/opposite/enemy-fleet.ts
function ca(e, t, n) {
	let r = _a + e.find(({ card: e }) => e.kind === "ship")?.card.species, i = Object.keys(t).filter((e) => e.startsWith(_a)).toSorted((e, t) => Number(t === r) - Number(e === r)).map((e) => ({
		species: e.slice(9),
		...la(t[e] ?? [], n)
	}));
	return [...i.map(({ species: e, rows: t }) => {
		let n = Sa[e];
		return {
			id: e,
			name: e,
			list: t,
			...n && { level: n }
		};
	}), ...i.map(({ species: e, rows: t, reserve: n }) => {
		let r = `${e}, holding its fire`;
		return {
			id: r,
			name: r,
			list: [...t, ...n],
			isIdle: !0,
			isWhole: !0
		};
	})];
}
function la(e, { format: t, options: n, card: r }) {
	let i = e.flatMap(([e, t]) => Array.from({ length: t }, () => ({
		label: e,
		card: r(e)
	}))), a = t === "points" ? n.points ?? xa : void 0, o = a === void 0 ? fa(i) : pa(i, a), s = da(o, i, $i({ options: n }));
	return {
		rows: ha(o),
		reserve: s.map(ua("reserve"))
	};
}
function ua(e) {
	return ({ label: t }) => ({
		label: t,
		count: 1,
		from: e
	});
}
function da(e, t, n) {
	let r = t.filter((t) => !e.includes(t)).toSorted((e, t) => wa(e) - wa(t)), i = e.reduce((e, t) => e + Ca(t), 0), a = [];
	for (let e of r) {
		if (i >= n) break;
		a.push(e), i += Ca(e);
	}
	return a;
}
function fa(e) {
	let t = [];
	for (let n of va) {
		let r = e.find((e) => e.card.shipClass === n && !t.includes(e));
		r && t.push(r);
	}
	return t;
}
function pa(e, t) {
	let n = Array.from({ length: ba + 1 }, (e, t) => t === 0 ? [{
		vp: 0,
		ships: []
	}] : []);
	for (let r of e) typeof r.card.recruitment == "number" && ma(n, r, t);
	let r;
	for (let e = t; e > 0 && !r; e--) for (let t of n.toReversed()) (t[e]?.vp ?? -1) > (r?.vp ?? -1) && (r = t[e]);
	return r?.ships ?? e.slice(0, 1);
}
function ma(e, t, n) {
	for (let r = ba - 1; r >= 0; r--) for (let i = n - wa(t); i >= 0; i--) {
		let n = e[r]?.[i];
		if (n === void 0) continue;
		let a = e[r + 1] ?? [], o = {
			vp: n.vp + Ca(t),
			ships: [...n.ships, t]
		};
		o.vp > (a[i + wa(t)]?.vp ?? -1) && (a[i + wa(t)] = o);
	}
}
function ha(e) {
	let [t, ...n] = e.toSorted((e, t) => Ca(t) - Ca(e)), r = n.length < 2 ? 0 : Math.max(1, n.length - 5);
	return [
		...n.slice(r).map(ua("front")),
		...n.slice(0, r).map(ua("middle")),
		...(t ? [t] : []).map(ua("flagship"))
	];
}
function ga(e) {
	for (; e.count(k["enemy-reserve"]) > 0 && qi(e).length < ya;) {
		let t = e.first(k["enemy-reserve"]);
		Li(e, t, k["enemy-front"]), zi(e, t), e.say(() => `${e.label(t)} comes in from the enemy's reserve.`), Zi(e, P);
	}
}
var _a, va, ya, ba, xa, Sa, Ca, wa, Ta = t((() => {
	ti(), Qi(), sa(), I(), _a = "ships of ", va = ei.flatMap(({ shipClass: e, ships: t }) => Array.from({ length: t }, () => e)), ya = va.length, ba = 11, xa = 12, Sa = {
		"H'ssuk Empire": "easier",
		"Churrap Hegemony": "easiest",
		"Mroo'shen Clans": "harder"
	}, Ca = ({ card: e }) => e.vp ?? 0, wa = ({ card: e }) => e.recruitment ?? 0;
})), Ea, Da = t((() => {
	Ea = [];
}));
// lib/core/text/pattern.ts
function Oa(e) {
	return e.toLowerCase().match(Ia) ?? [];
}
function ka(e, t) {
	for (let n of e) {
		let e = [...n.matchAll(Ia)], r = e.findIndex((n, r) => t.every((t, n) => e[r + n]?.[0].toLowerCase() === t)), [i, a] = [e[r], e[r + t.length - 1]];
		if (i && a) return n.slice(i.index, a.index + a[0].length);
	}
	return t.join(" ");
}
function Aa(e) {
	if (e === void 0) return;
	if (/^\d{1,3}$/.test(e)) return Number(e);
	if (e === "a" || e === "an") return 1;
	let t = La.indexOf(e);
	return t < 0 ? void 0 : t;
}
function ja(e, t) {
	let n = Object.entries(t).map(([e, t]) => [Oa(e), t]);
	return {
		name: e,
		read: (e, t) => n.flatMap(([n, r]) => Ma(e, t, n) ? [[r, t + n.length]] : [])
	};
}
function Ma(e, t, n) {
	return n.every((n, r) => e[t + r] === n);
}
function Na(e, t) {
	let n = e.toLowerCase().match(/\{\w+\}|\[|\]|[^\s[\]{},:]+|[,:]/g) ?? [], r = 0, i = () => {
		let e = [];
		for (let a = n[r]; a !== void 0 && a !== "]"; a = n[r]) r++, a === "[" ? (e.push({
			is: "maybe",
			nodes: i()
		}), r++) : e.push(Pa(a, t));
		return e;
	};
	return i();
}
function Pa(e, t) {
	let n = /^\{(\w+)\}$/.exec(e)?.[1];
	if (n === void 0) return {
		is: "words",
		any: e.split("|").flatMap(Fa)
	};
	let r = Object.keys(t).find((e) => e.toLowerCase() === n);
	if (r === void 0) throw Error(`no reader is called ${n}`);
	return {
		is: "slot",
		name: r
	};
}
function Fa(e) {
	let [, t, n] = /^(.+)\((\w+)\)$/.exec(e) ?? [];
	return t === void 0 ? [e] : [t, `${t}${n}`];
}
var Ia, La, R, Ra, z = t((() => {
	Ia = /[\p{L}\d]+(?:['’/-][\p{L}\d]+)*['’]?|[+-]\d+|[,:()—-]/gu, La = [
		"zero",
		"one",
		"two",
		"three",
		"four",
		"five",
		"six",
		"seven",
		"eight",
		"nine",
		"ten"
	], R = {
		name: "number",
		read: (e, t) => {
			let n = Aa(e[t]);
			return n === void 0 ? [] : [[n, t + 1]];
		}
	}, Ra = class {
		#e;
		#t;
		words;
		constructor(e, t) {
			this.words = e, this.#t = t, this.#e = Na(e, t);
		}
		read(e, t) {
			return this.#n(this.#e, e, t).map(([e, t]) => [e, t]);
		}
		#n(e, t, n) {
			let [r, ...i] = e;
			return r ? this.#r(r, t, n).flatMap(([e, n]) => this.#n(i, t, n).map(([t, n]) => [{
				...e,
				...t
			}, n])) : [[{}, n]];
		}
		#r(e, t, n) {
			if (e.is === "words") return e.any.includes(t[n] ?? "") ? [[{}, n + 1]] : [];
			if (e.is === "slot") {
				let { name: r } = e;
				return this.#t[r].read(t, n).map(([e, t]) => [{ [r]: e }, t]);
			}
			return [...this.#n(e.nodes, t, n), [{}, n]];
		}
	};
}));
// lib/core/text/ability.ts
function za(e, t, n = []) {
	return {
		...e,
		ifDone: +!!e.ifDone,
		may: t,
		ifs: [],
		words: n
	};
}
function Ba(e, t) {
	return t ? {
		...e,
		ifs: [t, ...e.ifs]
	} : e;
}
function B(e, t, n, r) {
	let i = new Ra(e, n);
	return {
		words: e,
		example: t,
		read: (e, t) => i.read(e, t).map(([e, t]) => [r(e), t])
	};
}
function V(e, t, n) {
	return e.flatMap((e) => e.read(t, n));
}
var Va, H = t((() => {
	z(), Va = (e, t, n) => t === n;
}));
// lib/core/text/nouns.ts
function Ha() {
	let e = (e, t, n) => B(e, t, {}, () => n);
	return {
		is: (t, n, r) => e(t, n, { is: r }),
		from: (t, n, r) => e(t, n, { from: r })
	};
}
function Ua(e) {
	let t = Wa(e.references), n = Wa(e.adjectives), r = Wa(e.nouns);
	return {
		name: e.name,
		read: (i, a) => [...Ga(t, i, a).map(([e, t]) => [Ka(e, i.slice(a, t)), t]), ...Ja(i, a).flatMap(([t, o]) => Ya(n, i, o).flatMap(([n, s]) => Ga(r, i, s).flatMap(([r, s]) => Xa(e, i, s).map(([s, c]) => {
			let l = qa(e, t, i.slice(a, c), i.slice(o, c), s);
			return [{
				...Za(e, t, [...n, r], s),
				naming: l
			}, c];
		}))))]
	};
}
function Wa(e) {
	return Object.entries(e).map(([e, t]) => [new Ra(e, {}), t]);
}
function Ga(e, t, n) {
	return e.flatMap(([e, r]) => e.read(t, n).map(([, e]) => [r, e]));
}
function Ka(e, t) {
	return {
		cards: e,
		test: (t, n, r) => e(t, r).includes(n),
		naming: {
			words: t,
			none: {
				before: "no card is “",
				words: t,
				after: "” now"
			}
		}
	};
}
function qa({ usualAre: e }, { isOther: t }, n, r, i) {
	return {
		words: n,
		none: {
			before: r[0] === "your" ? "none of " : t ? "no other " : "no ",
			words: r,
			after: e === void 0 || i.some((e) => "from" in e) ? "" : ` is ${e}`
		}
	};
}
function Ja(e, t) {
	let [n, r, i] = [
		e[t],
		e[t + 1],
		e[t + 2]
	], a = { choose: {
		least: 1,
		most: 1
	} }, o = Aa(n), s = [[{}, t]];
	if ((n === "each" || n === "all") && s.push([{}, t + 1]), n === "another" && s.push([{
		...a,
		isOther: !0
	}, t + 1]), n === "target" && s.push([a, t + 1]), n === "one" && r === "of" && s.push([a, t + 2]), n === "any" && r === "number" && i === "of" && s.push([{ choose: {
		least: 0,
		most: Qa
	} }, t + 3]), n === "up" && r === "to") {
		let e = Aa(i);
		e !== void 0 && s.push([{ choose: {
			least: 0,
			most: e
		} }, t + 3]);
	}
	return o !== void 0 && s.push([{ choose: {
		least: o,
		most: o
	} }, t + 1]), s;
}
function Ya(e, t, n) {
	let r = Ga(e, t, n).flatMap(([n, r]) => Ya(e, t, r).map(([e, t]) => [[n, ...e], t]));
	return [[[], n], ...r];
}
function Xa(e, t, n) {
	let r = V(e.suffixes, t, n).flatMap(([n, r]) => Xa(e, t, r).map(([e, t]) => [[n, ...e], t]));
	return [[[], n], ...r];
}
function Za({ usually: e }, { choose: t, isOther: n }, r, i) {
	let a = [...r, ...i.flatMap((e) => "is" in e ? [e.is] : [])], o = i.flatMap((e) => "from" in e ? [e.from] : []).at(-1) ?? e, s = (e, t, r) => {
		if (n && t === r.self) return !1;
		for (let n of a) if (!n(e, t, r)) return !1;
		return !0;
	};
	return {
		cards: (e, t) => {
			let n = [];
			for (let r of o(e, t)) s(e, r, t) && n.push(r);
			return n;
		},
		test: s,
		...t ? { choose: t } : {}
	};
}
var Qa, $a, eo, to = t((() => {
	H(), z(), Qa = 99, $a = (e, t) => !e.isTheirs(t), eo = (e, t) => e.isTheirs(t);
}));
// lib/core/text/ability-index.ts
function no(e, t) {
	let n = /* @__PURE__ */ new Map(), r = /* @__PURE__ */ new Map(), i = [];
	for (let [a, { card: o }] of e.entries()) for (let [e, s] of t(o).entries()) {
		let t = {
			card: a,
			at: e,
			has: s
		};
		s.moment && ro(n, t, s.moment), s.use && i.push(t);
		for (let e of s.standing) io(r, e.stat, {
			...e,
			card: a
		});
	}
	return {
		events: n,
		stats: r,
		uses: i,
		users: [...new Set(i.map(({ card: e }) => e))]
	};
}
function ro(e, t, { event: n, of: r }) {
	let i = e.get(n) ?? {
		own: /* @__PURE__ */ new Map(),
		others: []
	};
	e.set(n, i), r === Va ? io(i.own, t.card, t) : i.others.push(t);
}
function io(e, t, n) {
	let r = e.get(t);
	r ? r.push(n) : e.set(t, [n]);
}
var ao = t((() => {
	H();
}));
// lib/core/text/numbers.ts
function oo(e, t, n) {
	let { card: r, to: i, if: a, by: o } = t;
	if (n < 0 && e.isTheirs(r)) return;
	let s = e.turnTo(e.controllerOf(r)), c = {
		self: r,
		subject: n,
		it: n,
		before: -1,
		seen: 0
	}, l = i(e, n, c) && (!a || a(e, {
		...c,
		it: -1
	})) ? o(e, n, r) : void 0;
	return e.turnTo(s), l;
}
var so, co = t((() => {
	nn(), so = class {
		#e;
		sum;
		said;
		constructor(e, t) {
			let n = (e, { card: n, anywhere: r }) => r || t(e, n);
			this.#e = Qt((t) => e(t).filter((e) => n(t, e)), !0);
			let r = (e, t) => {
				let n = [];
				for (let r of this.#e(e, 0)) {
					let i = oo(e, r, t);
					i !== void 0 && n.push(i);
				}
				return n;
			};
			this.said = Qt(r, !0), this.sum = Qt((e, t) => r(e, t).reduce((e, t) => e + t, 0), !0);
		}
		parts(e, t) {
			return this.#e(e, 0).map((n) => ({
				card: n.card,
				by: oo(e, n, t) ?? 0
			})).filter(({ by: e }) => e !== 0);
		}
	};
}));
// lib/core/text/steps.ts
function lo(e, t, n) {
	return [...ho(e, t, n), [void 0, n]].flatMap(([n, r]) => fo(e, t, r).map((e) => e.map((e) => Ba(e, n))));
}
function uo(e, t) {
	return t ? (n, r) => e(n, r) && t(n, r) : e;
}
function fo(e, t, n) {
	let r = t[n] === "you" && t[n + 1] === "may";
	return V(e.effects, t, r ? n + 2 : n).flatMap(([i, a]) => {
		let o = t.slice(r ? n + 2 : n, a), s = [i].flat().map((e, t) => za(e, r && t === 0, o));
		if (a === t.length) return [s];
		let c = t[a] === "," ? a + 1 : a, l = V(e.conditions, t, c).flatMap(([e, n]) => n === t.length ? [s.map((r) => po(r, {
			holds: e,
			words: t.slice(c, n)
		}))] : []), u = mo(t, a), d = u < 0 ? [] : fo(e, t, u).map((e) => [...s, ...e]);
		return [...l, ...d];
	});
}
function po(e, t) {
	let { with: n } = e;
	if (!n) return Ba(e, t);
	let { words: r, holds: i } = t, a = (e, t) => n.cards(e, t).filter((n) => i(e, {
		...t,
		before: t.it,
		it: n
	}));
	return {
		...e,
		with: {
			...n,
			cards: a,
			unless: {
				words: r,
				all: n.cards
			}
		}
	};
}
function mo(e, t) {
	let n = e[t] === "," ? t + 1 : t, r = n;
	return e[n] === "and" && n++, e[n] === "then" && n++, n > r ? n : -1;
}
function ho({ conditions: e }, t, n) {
	return V(e, t, n).flatMap(([e, r]) => t[r] === "," ? [[{
		holds: e,
		words: t.slice(n, r)
	}, r + 1]] : []);
}
var go = t((() => {
	H();
}));
// lib/core/text/reading.ts
function _o(e, t) {
	let n = [];
	for (let r of Tt(t.text)) {
		let i = n.at(-1)?.ability, a = bo(e, t, r), o = i && i.steps.length > 0 ? vo(i, r, a) : void 0;
		if (o) {
			for (let [e, t] of n.entries()) t.ability === i && (n[e] = {
				...t,
				ability: o
			});
			n.push({
				sentence: r,
				ability: o
			});
			continue;
		}
		let s = yo(e.momentOf(t), r, a);
		n.push(s ? {
			sentence: r,
			ability: s
		} : { sentence: r });
	}
	return n;
}
function vo(e, t, n) {
	if (n.moment || n.use || n.isApart || !(n.steps || n.isOnce)) return;
	let { steps: r = [], isOnce: i } = n;
	return {
		...e,
		...i ? { isOnce: i } : {},
		sentences: [...e.sentences, t],
		steps: [...e.steps, ...r]
	};
}
function yo(e, t, { moment: n = e, use: r, steps: i, standing: a, isOnce: o }) {
	let s = [t];
	if (a) return {
		sentences: s,
		steps: [],
		standing: a
	};
	if (!i || i[0]?.ifDone) return;
	let c = o ? { isOnce: o } : {};
	return r ? {
		sentences: s,
		use: r,
		steps: i,
		standing: [],
		...c
	} : n && {
		sentences: s,
		moment: n,
		steps: i,
		standing: [],
		...c
	};
}
function bo(e, t, n) {
	let r = Oa(n);
	if (V(e.restatements ?? [], r, 0).some(([e, n]) => n === r.length && e(t))) return { standing: [] };
	if (e.once !== void 0) {
		if (Eo.some((e) => e.length === r.length && Ma(r, 0, e))) return { isOnce: !0 };
		let n = Do.find((e) => Ma(r, 0, e));
		if (n) return {
			...Co(e, t, r, n.length),
			isOnce: !0
		};
	}
	let i = Co(e, t, r, 0);
	if (i) return i;
	for (let [n, i] of V(e.conditions, r, 0)) {
		let a = Oo.includes(r[i] ?? ""), o = a || r[i] === "," ? Co(e, t, r, i + 1) : void 0, s = {
			holds: n,
			words: r.slice(0, i)
		};
		if (o && (a || o.standing)) return {
			...xo(o, s),
			...a ? { isApart: !0 } : {}
		};
	}
	return {};
}
function xo(e, t) {
	let { moment: n, standing: r, use: i, steps: a } = e, { holds: o } = t;
	return n ? {
		...e,
		moment: {
			...n,
			of: So(n.of, o)
		}
	} : r ? {
		...e,
		standing: r.map((e) => ({
			...e,
			if: uo(o, e.if)
		}))
	} : i ? {
		...e,
		use: {
			...i,
			if: uo(o, i.if)
		}
	} : a ? {
		...e,
		steps: a.map((e) => Ba(e, t))
	} : e;
}
function So(e, t) {
	return (n, r, i) => e(n, r, i) && t(n, {
		self: i,
		subject: r,
		it: -1,
		before: -1,
		seen: 0
	});
}
function Co(e, t, n, r) {
	let i = e.lasts(t) ? wo(e, n, r) : void 0;
	if (i) return { standing: i };
	for (let [t, i] of To(e, n, r)) {
		let [r] = lo(e, n, i);
		if (!r) continue;
		let a = t.flatMap(({ step: e }) => e ? [za(e, !1)] : []);
		return {
			use: { costs: t },
			steps: [...a, ...r]
		};
	}
	for (let [t, i] of V(e.moments, n, r)) {
		let [r] = n[i] === "," ? lo(e, n, i + 1) : [];
		if (r) return {
			moment: t,
			steps: r
		};
	}
	let a = Ma(n, r, ko), [o] = lo(e, n, a ? r + ko.length : n[r] === "then" ? r + 1 : r);
	return !o || !a ? o && { steps: o } : { steps: o.map((e, t) => ({
		...e,
		ifDone: e.ifDone || t + 1
	})) };
}
function wo(e, t, n) {
	for (let [r, i] of V(e.standings, t, n)) {
		let n = [r].flat();
		if (i === t.length) return n;
		let a = V(e.conditions, t, t[i] === "," ? i + 1 : i).find(([, e]) => e === t.length);
		if (a) return n.map((e) => ({
			...e,
			if: uo(a[0], e.if)
		}));
	}
}
function To(e, t, n) {
	return V(e.costs ?? [], t, n).flatMap(([n, r]) => {
		let i = t[r] ?? "", a = Oo.includes(i), o = (a || i === "," ? To(e, t, r + 1) : []).map(([e, t]) => [[n, ...e], t]);
		return a ? [...o, [[n], r + 1]] : o;
	});
}
var Eo, Do, Oo, ko, Ao = t((() => {
	Et(), H(), z(), go(), Eo = [Oa("use this only once per turn"), Oa("use this only once each turn")], Do = [Oa("once per turn ,"), Oa("once each turn ,")], Oo = [
		":",
		"-",
		"—"
	], ko = Oa("if you do ,");
}));
// lib/core/text/telling.ts
function jo(e, { sentences: t }, n, r) {
	return No(t, n.ifs.find(({ holds: t }) => !t(e, r))?.words ?? []);
}
function Mo(e, { sentences: t }, n, r) {
	let { unless: i, naming: a, why: o } = n.with ?? {}, s = o?.(e);
	if (s !== void 0) return s;
	if (i && i.all(e, r).length > 0) return No(t, i.words);
	if (!a) return `There is nothing to do that with: “${ka(t, n.words)}”.`;
	let { before: c, words: l, after: u } = a.none;
	return `There is nothing to do that with: ${c}${ka(t, l)}${u}.`;
}
function No(e, t) {
	let n = ka(e, t);
	return `This does not hold: “${n.charAt(0).toLowerCase()}${n.slice(1)}”.`;
}
function Po({ sentences: e }, t, n) {
	let { naming: r, choose: i } = t.with ?? {};
	if (!i) return "Carry it out or go on.";
	let a = t.aim === void 0 ? "" : ` ${t.aim}`, o = n === 1 ? `Choose a card${a}` : `Choose up to ${n} cards${a}`;
	return r ? `${o}: ${ka(e, i.most === 1 ? r.words : r.none.words)}.` : `${o}: “${ka(e, t.words)}”.`;
}
var Fo = t((() => {
	z();
}));
// lib/core/text/use-needs.ts
function Io({ isUsed: e, isActive: t }) {
	return [
		{
			id: "once",
			holds: (t, { card: n, has: r }) => !e(t, n, r),
			lacks: () => "it was used in this turn, and works once a turn"
		},
		{
			id: "active",
			holds: (e, { card: n }) => t(e, n),
			lacks: () => "its text does not count where and how it lies now"
		},
		{
			id: "condition",
			holds: (e, { card: t, has: n }) => n.use?.if?.(e, zo(t)) ?? !0,
			lacks: (e, { has: t }) => `what its text asks for is not so now: “${t.sentences.join(" ")}”`
		},
		{
			id: "cost",
			holds: (e, { card: t, has: n }) => {
				for (let { can: r } of n.use?.costs ?? []) if (r && !r(e, t)) return !1;
				return !0;
			},
			lacks: (e, { card: t, has: n }) => {
				let r = (n.use?.costs ?? []).filter(({ can: n }) => n && !n(e, t)).flatMap(({ says: e = [] }) => e).join(" and ");
				return r === "" ? "its cost cannot be paid now" : `costs ${r}, which cannot be paid now`;
			}
		},
		{
			id: "objects",
			holds: Lo,
			lacks: () => "there is nothing to do it with now"
		}
	];
}
function Lo(e, { card: t, has: n }) {
	let r = (n.use?.costs ?? []).filter(({ step: e }) => e).length;
	for (let i = 0; i <= r; i++) {
		let { with: r, may: a = !0 } = n.steps[i] ?? {}, o = a ? 0 : r?.choose?.least ?? 0;
		if (o > 0 && r !== void 0 && r.cards(e, zo(t)).length < o) return !1;
	}
	return !0;
}
function Ro(e, t, n) {
	return e.map(({ id: e, holds: r, lacks: i }) => ({
		id: e,
		cite: t,
		holds: (e, t, i) => {
			let a = n(e, t, i);
			return a === void 0 || r(e, a);
		},
		lacks: (e, t, r) => {
			let a = n(e, t, r);
			return a ? i(e, a) : "";
		}
	}));
}
var zo, Bo = t((() => {
	zo = (e) => ({
		self: e,
		subject: e,
		it: -1,
		before: -1,
		seen: 0
	});
}));
// lib/core/text/worth.ts
function Vo(e, t, n) {
	let r = {
		self: t,
		subject: t,
		it: -1,
		before: -1,
		seen: 0
	}, i = n.use?.costs ?? Wo, a = i.filter(({ step: e }) => e).length, o = -i.reduce((n, r) => n + (r.worth?.(e, t) ?? 0), 0);
	for (let i = 0; i < n.steps.length; i++) {
		let s = n.steps[i];
		if (!Ho(e, s, r)) continue;
		let c = s.with ? s.with.cards(e, r) : Go;
		if (c.length === 0 && i === a) return 0;
		c.length > 0 && (o += Uo(e, t, s, c, i < a));
	}
	return o;
}
function Ho(e, t, n) {
	for (let { holds: r } of t.ifs) if (!r(e, n)) return !1;
	return !0;
}
function Uo(e, t, n, r, i) {
	let [a, o] = [-Infinity, 0];
	for (let i of r) {
		let r = n.worth?.(e, i, {
			self: t,
			subject: t,
			it: i,
			before: -1,
			seen: 0
		}) ?? 1;
		r > a && (a = r), o += r;
	}
	return i || n.with?.choose ? a : o;
}
var Wo, Go, Ko = t((() => {
	Wo = [], Go = [-1];
})), U, qo, Jo = t((() => {
	At(), nn(), ao(), co(), Ao(), Fo(), Bo(), Ko(), U = [], qo = class {
		language;
		phase;
		policy;
		use;
		phrases;
		read;
		abilities;
		#e;
		#t;
		#n = /* @__PURE__ */ new Map();
		#r;
		#i;
		#a;
		constructor(e) {
			this.language = e, this.#e = e.isActive, this.#t = e.phase.id, this.#r = e.once, this.#i = Io({
				isUsed: (e, t, n) => this.#d(e, t, n),
				isActive: this.#e
			});
			let { moments: t, costs: n = [], conditions: r, effects: i, standings: a, restatements: o = [] } = e, s = [
				...t,
				...n,
				...r,
				...i,
				...a,
				...o
			];
			this.phrases = s.map(({ words: e, example: t }) => ({
				words: e,
				example: t
			})), this.read = b((t) => _o(e, t)), this.abilities = b((e) => [...new Set(this.read(e).flatMap(({ ability: e = [] }) => e))]), this.#a = b((e) => no(e, this.abilities)), this.phase = this.#b(), this.use = this.#g(), this.policy = {
				says: "Choose what the text is worth most with.",
				in: [e.phase.id],
				choose: (e) => this.#j(e)
			};
		}
		carriesOut(e, t) {
			let n = this.read(e).find((e) => e.sentence === t);
			return n?.ability !== void 0 && !n.ability.steps.some(({ isLeft: e }) => e);
		}
		isTimed(e) {
			let t = this.abilities(e);
			return t.length > 0 && t.every(({ steps: e, standing: t }) => e.length > 0 && t.length === 0);
		}
		tell(e, t, n, r) {
			let i = this.#u(e).events.get(t);
			if (!i) return;
			let a = i.others.filter(({ card: t, has: r }) => t !== n && this.#s(e, t, r, n) && this.#c(e, t)), { placeOf: o } = this.language;
			o && a.length > 1 && a.sort((t, n) => o(e, n.card) - o(e, t.card));
			for (let t of a) this.#o(e, t, n);
			if (!r) {
				for (let t of i.others) t.card === n && this.#s(e, n, t.has, n) && this.#o(e, t, n);
				for (let t of i.own.get(n) ?? U) this.#o(e, t, n);
			}
		}
		#o(e, { card: t, at: n, has: r }, i) {
			if (this.#d(e, t, r)) return;
			let { placeOf: a } = this.language, o = {
				card: t,
				at: n,
				subject: i,
				...a ? { place: a(e, t) } : {}
			};
			e.call(this.#t, o, e.controllerOf(t));
		}
		#s(e, t, { moment: n }, r) {
			return e.as(e.controllerOf(t), () => n?.of(e, r, t) ?? !1);
		}
		#c = (e, t) => e.as(e.controllerOf(t), () => this.#e(e, t));
		waitsFor(e, t, n) {
			return this.#u(e).events.get(t)?.own.has(n) === !0 && this.#c(e, n);
		}
		sum(e, t, n) {
			return this.#l(e, t)?.sum(e, n) ?? 0;
		}
		parts(e, t, n) {
			return this.#l(e, t)?.parts(e, n) ?? U;
		}
		said(e, t, n) {
			return this.#l(e, t)?.said(e, n) ?? U;
		}
		#l(e, t) {
			if (this.#u(e).stats.has(t)) return this.#n.has(t) || this.#n.set(t, new so((e) => this.#u(e).stats.get(t) ?? U, this.#c)), this.#n.get(t);
		}
		#u({ start: e }) {
			return this.#a(e.cards);
		}
		#d(e, t, { isOnce: n }) {
			return n === !0 && this.#r !== void 0 && e.token(t, this.#r) > 0;
		}
		#f = Qt((e) => this.#u(e).uses.filter(({ card: t }) => !e.isTheirs(t) && this.#e(e, t)));
		#p(e) {
			return this.#f(e).filter((t) => this.#i.every((n) => n.holds(e, t)));
		}
		canUse(e) {
			return this.#p(e).length > 0;
		}
		#m({ card: e, at: t }, n) {
			return n.filter((t) => t.card === e).length > 1 ? `use:${e}:${t}` : "";
		}
		#h(e, t, n) {
			let { uses: r } = this.#u(e);
			return r.find((e) => e.card === t && this.#m(e, r) === n);
		}
		#g() {
			return {
				do: "use",
				says: "Use an ability",
				of: "a card of yours with an ability that is used",
				at: () => "one of its abilities",
				cards: (e) => this.#u(e).users.filter((t) => !e.isTheirs(t)),
				targets: (e, t) => {
					let { uses: n } = this.#u(e);
					return n.filter((e) => e.card === t).map((e) => this.#m(e, n));
				},
				needs: Ro(this.#i, this.language.phase.cite, (e, t, n) => this.#h(e, t, n)),
				names: (e, t) => {
					let { uses: n } = this.#u(e);
					return (n.find((e) => this.#m(e, n) === t)?.has.use?.costs ?? U).flatMap(({ says: e = U }) => e).join(" and ");
				},
				play: (e, t, n) => {
					let r = this.#h(e, t, n);
					if (r) {
						e.call(this.#t, {
							card: t,
							at: r.at,
							subject: t
						});
						for (let { pay: n } of r.has.use?.costs ?? U) n?.(e, t);
					}
				}
			};
		}
		best(e) {
			let [t, n] = [void 0, 0];
			for (let r of this.#p(e)) {
				let i = Vo(e, r.card, r.has);
				i > n && ([t, n] = [r, i]);
			}
			if (!t) return;
			let r = this.#m(t, this.#u(e).uses);
			return {
				do: "use",
				card: t.card,
				...r === "" ? {} : { to: r }
			};
		}
		worth(e, t, n) {
			let r = 0;
			for (let i of this.abilities(e.card(t))) i.moment?.event === n && (r += Vo(e, t, i));
			return r;
		}
		#_ = Qt((e) => {
			let { card: t = -1, at: n = 0, step: r = 0, subject: i = -1, it: a = -1, before: o = -1, seen: s = 0, place: c = 0 } = e.args, l = this.abilities(e.card(t))[n];
			return {
				run: {
					self: t,
					subject: i,
					it: a,
					before: o,
					seen: s,
					place: c
				},
				ability: l,
				step: l?.steps[r]
			};
		});
		#v(e) {
			let { step: t, run: n } = this.#_(e);
			if (!t?.with?.choose) return U;
			let { args: r } = e, { chosen: i = 0 } = r, a = t.with.cards(e, n);
			if (i === 0) return a;
			let o = Array.from({ length: i }, (e, t) => r[`c${t}`]);
			return a.filter((e) => !o.includes(e));
		}
		#y(e) {
			let { step: t } = this.#_(e);
			if (!t) return !0;
			let { chosen: n = 0 } = e.args;
			return t.may && n === 0 || (t.with?.choose?.least ?? 1) <= n;
		}
		#b() {
			let { id: e, cite: t } = this.language.phase;
			return {
				id: e,
				name: "A card's text",
				cite: t,
				says: "A card in play does what its text says.",
				begin: (e) => {
					let { run: t, ability: n } = this.#_(e);
					e.say(() => `${e.label(t.self)}: ${n?.sentences.join(" ")}`);
				},
				run: (e) => this.#T(e),
				asks: (e) => {
					let { run: t, ability: n, step: r } = this.#_(e), i = (r?.with?.choose?.most ?? 0) - (e.args.chosen ?? 0), a = n && r ? ` ${Po(n, r, i)}` : "";
					return `${e.label(t.self)}: ${n?.sentences.join(" ")}${a}`;
				},
				about: (e) => [e.args.card ?? -1],
				moves: [{
					do: "choose",
					says: "Choose a card",
					of: "a card that the text means and that is not chosen yet",
					cards: (e) => this.#v(e),
					play: (e, t) => this.#k(e, t)
				}, {
					do: "carry-out",
					says: "Do what the text says",
					needs: [{
						id: "asked",
						cite: t,
						holds: (e) => this.#x(e),
						lacks: () => "the text does not ask for this now"
					}],
					play: (e) => e.note("agreed", 1)
				}],
				mayPass: (e) => this.#y(e),
				pass: (e) => this.#S(e)
			};
		}
		#x(e) {
			let { step: t, run: n } = this.#_(e);
			return t?.may !== !0 || t.with?.choose || e.args.agreed === 1 ? !1 : t.with === void 0 || t.with.cards(e, n).length > 0;
		}
		#S(e, t = (e.args.chosen ?? 0) > 0) {
			let { card: n = -1, at: r = 0, subject: i = -1, it: a = -1, before: o = -1 } = e.args, { seen: s = 0, place: c = 0, step: l = 0, done: u = 0 } = e.args;
			t && this.#r !== void 0 && this.abilities(e.card(n))[r]?.isOnce && e.setToken(n, this.#r, 1), e.running.args = {
				card: n,
				at: r,
				subject: i,
				it: a,
				before: o,
				seen: s,
				place: c,
				step: l + 1,
				done: u
			}, e.kept.others++;
		}
		#C(e, t, n, r) {
			let i = 1 << (e.args.step ?? 0);
			t.does(e, n, r) !== !1 && e.note("done", (e.args.done ?? 0) | i);
		}
		#w(e, { ifDone: t }) {
			let { done: n = 0, step: r = 0 } = e.args;
			return t === 0 || (n >> r - t & 1) == 1;
		}
		#T(e) {
			let t = e.top;
			for (; e.top === t;) {
				let { step: t, run: n, ability: r } = this.#_(e), i = r && t === r.steps[0] && this.#d(e, n.self, r);
				if (!t || i) {
					e.leave();
					return;
				}
				if (!this.#E(e, r, t, n)) this.#S(e);
				else if (this.#x(e)) return;
				else if (!t.with?.choose) this.#D(e, t, n);
				else if (!this.#O(e, t)) return;
			}
		}
		#E(e, t, n, r) {
			let { chosen: i = 0, agreed: a = 0, step: o = 0 } = e.args;
			return i > 0 || a > 0 ? !0 : this.#w(e, n) ? Ho(e, n, r) ? !0 : (n.ifs[0] !== t.steps[o - 1]?.ifs[0] && e.say(() => jo(e, t, n, r)), !1) : !1;
		}
		#D(e, t, n) {
			let r = t.with ? t.with.cards(e, n) : Go;
			r.length === 0 && this.#A(e, t, n);
			for (let i of [...r]) this.#C(e, t, i, n);
			this.#S(e, r.length > 0);
		}
		#O(e, t) {
			let { least: n = 0, most: r = 0 } = t.with?.choose ?? {}, { chosen: i = 0 } = e.args, a = i < r ? this.#v(e) : U, [o] = a;
			if (o === void 0) i === 0 && this.#A(e, t, this.#_(e).run), this.#S(e);
			else if (a.length > 1 || t.may || n <= i) return !1;
			else this.#k(e, o);
			return !0;
		}
		#k(e, t) {
			let { step: n, run: r } = this.#_(e), { chosen: i = 0 } = e.args;
			e.running.args = {
				...e.args,
				chosen: i + 1,
				[`c${i}`]: t,
				it: t,
				before: r.it
			}, e.kept.others++, n && this.#C(e, n, t, {
				...r,
				it: t,
				before: r.it
			});
		}
		#A(e, t, n) {
			let { ability: r } = this.#_(e);
			n.it < 0 && t.with?.naming?.words.join(" ") === "it" || r && e.say(() => Mo(e, r, t, n));
		}
		#j(e) {
			let { step: t, run: n } = this.#_(e);
			if (!t) return;
			let r = this.#y(e);
			if (this.#x(e)) return (t.worth?.(e, -1, n) ?? 1) > 0 ? { do: "carry-out" } : { do: "pass" };
			let [i, a] = [-1, -Infinity];
			for (let r of this.#v(e)) {
				let o = t.worth?.(e, r, n) ?? 1;
				(o > a || o === a && r < i) && ([i, a] = [r, o]);
			}
			return i < 0 || r && a <= 0 ? { do: "pass" } : {
				do: "choose",
				card: i
			};
		}
	};
}));
// lib/core/table/ask.ts
function Yo(e, t, n, r = rt) {
	(n === "other-only" || x(e.start)) && e.call(t, r, Vt(e.side)), n === "active-first" && e.call(t, r);
}
var Xo = t((() => {
	at(), S(), Kt();
}));
// lib/games/orions-spur/table/damage.ts
function Zo(e) {
	let t = e.in(k["enemy-front"]), n = e.in(k["enemy-middle"]);
	if (n.length === 0) return t.length > 0 ? t : e.in(k["enemy-flagship"]);
	let r;
	for (let i of n) Qo(e, i, t) || (r ??= [...t], r.push(i));
	return r ?? t;
}
function Qo(e, t, n) {
	let r = O(e, t);
	for (let t of n) if (O(e, t) === r) return !0;
	return !1;
}
function $o(e) {
	let t = new Set(Zo(e)), n = e.in(k["enemy-middle"]).filter((e) => !t.has(e));
	return e.count(k["enemy-front"]) === 0 && !t.has(e.first(k["enemy-flagship"])) ? [...n, ...e.in(k["enemy-flagship"])] : n;
}
function es(e, t) {
	return typeof e == "number" ? t(e) : {
		shield: t(e.shield ?? 0),
		hull: t(e.hull ?? 0)
	};
}
function W(e) {
	return typeof e == "number" ? e : (e.shield ?? 0) + (e.hull ?? 0);
}
function ts(e) {
	return typeof e == "number" || !e.shield || !e.hull ? `${W(e)} damage` : `${e.shield} shield and ${e.hull} hull damage`;
}
function ns(e, t, n = "hull") {
	if (typeof e == "number") return Math.max(e - t, 0);
	let [r, i] = [e.shield ?? 0, e.hull ?? 0];
	return n === "hull" ? {
		shield: Math.max(r - Math.max(t - i, 0), 0),
		hull: Math.max(i - t, 0)
	} : {
		shield: Math.max(r - t, 0),
		hull: Math.max(i - Math.max(t - r, 0), 0)
	};
}
function rs(e, t) {
	return t === 0 ? e : typeof e == "number" ? e + t : {
		...e,
		hull: (e.hull ?? 0) + t
	};
}
function is(e, t) {
	return {
		shield: e.token(t, j.shield),
		hull: e.token(t, j.hull),
		armor: +!!Ri(e, t, "Armored")
	};
}
function as({ shield: e, armor: t }, n) {
	if (typeof n == "number") return Math.min(Math.max(n - t, 0), e);
	let r = n.hull ?? 0;
	return Math.min(Math.max((n.shield ?? 0) - Math.max(t - r, 0), 0), e);
}
function os({ shield: e, armor: t }, n) {
	let r = typeof n == "number" ? n - e : n.hull ?? 0;
	return Math.max(r - t, 0);
}
function ss(e, t) {
	return Math.min(os(e, t), e.hull);
}
function cs(e, t, n) {
	let r = is(e, t), i = ss(r, n);
	return {
		taken: as(r, n) + i,
		kills: i > 0 && i === r.hull
	};
}
function ls(e, t, n, r) {
	let i = is(e, t), [a, o] = [as(i, n), ss(i, n)];
	return e.setToken(t, j.shield, i.shield - a), e.setToken(t, j.hull, i.hull - o), e.say(() => `${r} hits ${Pi(e, t)}${e.label(t)}: ${a} on the shield, ${o} on the hull.`), a + o > 0;
}
function us(e, t) {
	if (e.token(t, j.hull) > 0) return !1;
	let { hull: n } = e.card(t);
	return typeof n == "number" && n > 0;
}
function ds(e) {
	for (let t of hs(e)) e.move(t, k.trophies), ps(e, t), Zi(e, P), e.as(Vt(e.side), () => fs(e, t));
	for (let t of gs(e)) e.move(t, k.discard), e.say(() => `${e.label(t)} is lost, and nobody gets its VP.`), Zi(e, N), fs(e, t);
}
function fs(e, t) {
	e.add(A.losses, 1), Fi(e) || e.tell("lost", t);
}
function ps(e, t) {
	let { vp: n } = e.card(t);
	e.add(A.vp, n ?? 0), e.add(A.kills, 1), e.say(() => `${e.label(t)} is destroyed: ${n === void 0 ? "its VP are not known" : `${n} VP`}.`), e.tell("destroyed", t);
}
var ms, hs, gs, _s = t((() => {
	nn(), Kt(), Qi(), I(), ms = (e) => Qt((t) => e.flatMap((e) => t.in(e).filter((e) => us(t, e)))), hs = ms(P), gs = ms(N);
}));
// lib/games/orions-spur/table/aim.ts
function G({ stack: e }) {
	for (let t = e.length - 1; t >= 0; t--) {
		let n = e[t];
		if (n?.phase === "attack" || n?.phase === "answer") return n;
	}
}
function K(e, { subject: t, it: n, before: r }) {
	return r >= 0 && n < 0 ? {
		ship: r,
		target: t
	} : vs(e);
}
function vs(e) {
	let t = G(e), { ship: n = -1, target: r = -1 } = t?.args ?? {};
	return {
		ship: n,
		target: t?.phase === "attack" ? e.get(A.target) - 1 : r
	};
}
function q(e, t) {
	return P.includes(e.zoneOf(t));
}
function ys(e, t) {
	return t >= 0 && Ki.includes(e.zoneOf(t));
}
function bs(e, { target: t = -1, parts: n = 0, shield: r = 0 }) {
	let i = t < 0 ? 0 : e.token(t, j.incoming);
	return n > 0 ? {
		shield: Math.min(i, r),
		hull: Math.max(i - r, 0)
	} : i;
}
function xs(e) {
	let t = G(e);
	return t?.phase === "answer" ? bs(e, t.args) : 0;
}
function Ss(e, { ship: t, target: n, card: r }, i, a = 0) {
	let [o, s] = typeof i == "number" ? [0, 0] : [1, i.shield ?? 0], c = e.token(n, j.incoming);
	e.setToken(n, j.incoming, W(i));
	let l = r < 0 ? "its own weapon" : e.label(r);
	e.say(() => `${e.label(t)} attacks ${Pi(e, n)}${e.label(n)} with ${l}: ${ts(i)}.`), Yo(e, "answer", "other-only", {
		ship: t,
		target: n,
		card: r,
		parts: o,
		shield: s,
		back: a,
		aimed: n,
		before: c
	});
}
function Cs(e, t) {
	return q(e, t) ? P : N;
}
function ws(e, t) {
	let [n = -1, r] = Cs(e, t);
	if (e.zoneOf(t) !== r) return;
	let i = e.in(n).find((n) => O(e, n) === O(e, t));
	return i === void 0 ? "nothing before it" : `behind ${Ae(e, i)}`;
}
function Ts(e, t, n) {
	if (t === n || n < 0 || !ys(e, t) || q(e, t) !== q(e, n)) return !1;
	let r = Cs(e, t), [i, a] = [r.indexOf(e.zoneOf(t)), r.indexOf(e.zoneOf(n))];
	return a < 0 || Math.abs(i - a) > 1 ? !1 : i === Ds || a === Ds ? i !== a : Math.abs(O(e, t) - O(e, n)) === +(i === a);
}
function Es(e, t, n) {
	if (t < 0 || !ys(e, t) || !ys(e, n)) return !1;
	let [r, i] = [e.zoneOf(t), O(e, t)];
	return Li(e, t, e.zoneOf(n), O(e, n)), Li(e, n, r, i), e.say(() => `${e.label(t)} and ${e.label(n)} change places.`), Zi(e, Cs(e, t)), !0;
}
var Ds, Os = t((() => {
	Xo(), Re(), _s(), Qi(), I(), Ds = 2;
}));
// lib/games/orions-spur/texts/nouns.ts
function ks(e, t) {
	if (e.card(t).kind === "ship") return t;
	let n = G(e);
	return (n?.phase === "answer" ? n.args.target : n?.args.ship) ?? -1;
}
function As(e, t) {
	return ys(e, t) ? [t] : [];
}
var js, Ms, Ns, Ps, Fs, Is, Ls, Rs, zs, Bs, Vs, Hs, J, Us = t((() => {
	nn(), Kt(), H(), to(), z(), Os(), I(), js = (e, t) => e.card(t).kind === "ship", Ms = (e, t) => Ni(e, t), Ns = (e) => (t, n) => t.card(n).shipClass === e, Ps = Ut(Ui, [k.flagship]), Fs = (e, t) => Ps.includes(e.zoneOf(t)), Is = ja("shield, hull or energy", {
		shield: "shield",
		hull: "hull",
		energy: "energy"
	}), Ls = ja("ability", {
		armored: "Armored",
		artillery: "Artillery",
		interference: "Interference",
		bracing: "Bracing",
		flock: "Flock",
		ram: "Ram",
		"suppressing fire": "Suppressing Fire",
		"laser light": "Laser Light",
		"laser medium": "Laser Medium",
		"laser heavy": "Laser Heavy"
	}), Rs = ja("type", {
		attack: "attack",
		reaction: "reaction",
		"attack/reaction": "attack-reaction",
		draw: "draw",
		repair: "repair",
		special: "special"
	}), zs = {
		name: "types of cards",
		read: (e, t) => Rs.read(e, t).flatMap(([t, n]) => {
			let r = e[n] === "card" || e[n] === "cards" ? n + 1 : n, i = e[r] === "or" ? zs.read(e, r + 1) : [];
			return [[[t], r], ...i.map(([e, n]) => [[t, ...e], n])];
		})
	}, {is: Bs} = Ha(), Vs = [
		Bs("in your front row", "Restore 1 hull to each ship in your front row.", (e, t) => e.zoneOf(t) === k.front),
		Bs("in your middle row", "Restore 1 hull to each ship in your middle row.", (e, t) => e.zoneOf(t) === k.middle),
		Bs("next to this one", "When you regroup, restore 1 hull to each ship next to this one.", (e, t, { self: n }) => Ts(e, t, ks(e, n))),
		Bs("of yours", "Change places with an adjacent ship of yours.", Ms),
		Bs("that is|are not the flagship", "Change places with an adjacent ship of yours that is not the flagship.", (e, t, n) => !Fs(e, t, n)),
		Bs("that have|has no shield left", "Restore 1 shield to each of your ships that have no shield left.", (e, t) => e.token(t, j.shield) === 0),
		B("with {ability}", "Restore 1 energy to each of your ships with Ram.", { ability: Ls }, ({ ability: e }) => ({ is: (t, n) => Ri(t, n, e) }))
	], Hs = Qt((e) => Ki.flatMap((t) => e.in(t))), J = Ua({
		name: "ships",
		nouns: {
			"ship(s)": js,
			"frigate(s)": Ns("frigate"),
			"destroyer(s)": Ns("destroyer"),
			"light cruiser(s)": Ns("light-cruiser"),
			"heavy cruiser(s)": Ns("heavy-cruiser"),
			"carrier(s)": Ns("carrier"),
			"battleship(s)": Ns("battleship"),
			"flagship(s)": Fs
		},
		adjectives: {
			your: Ms,
			"of your": Ms,
			enemy: q,
			other: (e, t, { self: n }) => t !== ks(e, n),
			adjacent: (e, t, { self: n }) => Ts(e, t, ks(e, n)),
			overcharged: (e, t) => e.isExhausted(t)
		},
		suffixes: Vs,
		references: {
			"this ship": (e, { self: t }) => As(e, ks(e, t)),
			it: (e, { self: t, it: n }) => As(e, n >= 0 || e.card(t).kind !== "ship" ? n : t),
			"the target": (e, t) => As(e, K(e, t).target),
			"the attacking ship": (e, t) => As(e, K(e, t).ship)
		},
		usually: (e) => Hs(e)
	});
})), Ws, Gs, Ks = t((() => {
	H(), Os(), I(), Us(), Ws = (e, t, n) => B(e, t, {}, () => n), Gs = [
		Ws("if [the] target|it has no shield left", "If the target has no shield left, deal 1 more damage.", (e, t) => {
			let { target: n } = K(e, t);
			return n >= 0 && e.token(n, j.shield) === 0;
		}),
		Ws("if flock activated this ship", "If Flock activated this ship, deal 2 more damage.", (e, t) => {
			let { ship: n } = K(e, t);
			return n >= 0 && e.token(n, j.flocked) === e.turn;
		}),
		Ws("if another of your ships has attacked this turn", "If another of your ships has attacked this turn, it may target a ship 1 row back.", (e, t) => {
			let { ship: n, target: r } = vs(e), i = +(n === K(e, t).ship && r >= 0);
			return e.get(A.attackers) > i;
		}),
		Ws("if another of your ships is adjacent to the attacking ship", "If another of your ships is adjacent to the attacking ship, deal 1 more damage.", (e, t) => F(e).some((n) => Ts(e, n, K(e, t).ship))),
		Ws("if this destroys the target", "If this destroys the target, draw 1 card.", (e, t) => {
			let { target: n } = K(e, t);
			return n >= 0 && !q(e, n);
		}),
		Ws("if you have destroyed a ship this turn", "If you have destroyed a ship this turn, draw 1 card.", (e) => e.get(A.kills) > 0),
		Ws("if one of your ships was destroyed since your last turn", "If one of your ships was destroyed since your last turn, restore all energy to one of your ships.", (e) => e.get(A.losses) > 0),
		B("if you have {ships}", "If you have another frigate, draw 1 card.", { ships: J }, ({ ships: e }) => (t, n) => e.cards(t, n).some((e) => !q(t, e)))
	];
})), qs, Js = t((() => {
	H(), z(), qs = class {
		#e;
		#t;
		#n;
		constructor(e, t) {
			this.#e = e.draw, this.#t = e.hand, this.#n = t;
		}
		drawCards(e, t) {
			let n = e.draw(this.#e, this.#t, t);
			return e.say(() => n === 1 ? "1 card is drawn." : `${n} cards are drawn.`), n > 0;
		}
		look(e, t) {
			let n = e.in(this.#e).slice(0, t);
			for (let t of n) e.see(t);
			e.note("seen", n.length);
			let r = this.#n;
			return n.length === 0 && r !== void 0 && e.say(() => r), n.length > 0;
		}
		toBottom(e, t, n = -1) {
			let r = e.in(this.#e).slice(0, Math.max(t, 0)).filter((e) => e !== n);
			for (let t of r) e.move(t, this.#e, "bottom");
			return r.length > 0;
		}
		seen = (e, { seen: t }) => e.in(this.#e).slice(0, t);
		draw(e, t, n) {
			let r = (e) => (t) => this.drawCards(t, e);
			return B(e, t, { n: R }, ({ n: e }) => ({
				does: r(e),
				...n(e)
			}));
		}
		discard(e, t, n, r) {
			let i = (e) => e.in(this.#t);
			return B(e, t, { n: R }, ({ n: e }) => ({
				with: {
					choose: {
						least: e,
						most: e
					},
					cards: i
				},
				does: n,
				...r(e)
			}));
		}
		lookAtTop(e, t, n = () => ({})) {
			let r = (e) => (t) => this.look(t, e);
			return B(e, t, { n: R }, ({ n: e }) => ({
				does: r(e),
				...n(e)
			}));
		}
		take(e, t, n, r = {}) {
			return [{
				with: {
					choose: {
						least: e,
						most: e
					},
					cards: this.seen
				},
				does: (e, n, r) => {
					t(e, n, r), e.note("seen", r.seen - 1);
				},
				worth: n
			}, this.rest(r)];
		}
		rest(e = {}) {
			return {
				does: (e, t, { seen: n }) => this.toBottom(e, n),
				...e
			};
		}
	};
}));
// lib/games/orions-spur/texts/deeds.ts
function Ys(e, t, n) {
	return Math.max((e.card(t)[n] ?? 0) - e.token(t, j[n]), 0);
}
function Xs(e) {
	for (let t of N) for (let n of e.in(t)) if (Ys(e, n, "shield") > 0 || Ys(e, n, "hull") > 0) return !0;
	return !1;
}
function Zs(e, t, n, r) {
	let i = Math.min(Ys(e, t, n), r);
	return e.setToken(t, j[n], e.token(t, j[n]) + i), e.say(() => `${e.label(t)} has ${e.token(t, j[n])} ${n}.`), i > 0;
}
function Qs(e, t, n) {
	let r = e.token(t, j.energy);
	return e.setToken(t, j.energy, Math.max(r + n, 0)), e.say(() => `${e.label(t)} has ${e.token(t, j.energy)} energy.`), e.token(t, j.energy) !== r;
}
function $s(e, t) {
	let n = G(e);
	if (n?.phase !== "answer") return;
	let { target: r = -1 } = n.args;
	e.setToken(r, j.incoming, W(t)), typeof t != "number" && e.note("shield", t.shield ?? 0, n), e.say(() => `${ts(t)} is left of the attack on ${e.label(r)}.`);
}
function ec(e, t) {
	let [n, r] = [xs(e), t(xs(e))];
	return $s(e, r), W(r) < W(n);
}
function tc(e, t) {
	let n = xs(e);
	return !(typeof n != "number" && n.shield && n.hull && t < W(n)) || t <= 0 ? ec(e, (e) => ns(e, t)) : (e.call("block", { by: t }), !0);
}
function nc(e, t) {
	let n = G(e);
	if (n?.phase !== "answer" || t < 0) return !1;
	let r = W(xs(e));
	return e.setToken(n.args.target ?? -1, j.incoming, 0), e.setToken(t, j.incoming, r), e.note("target", t, n), e.say(() => `The attack hits ${e.label(t)} instead.`), !0;
}
function rc(e, t, n) {
	if (t < 0) return 0;
	let { taken: r, kills: i } = cs(e, t, n);
	return i ? r + 10 * L(e, t) : r;
}
function ic(e, t, n = -1) {
	let { target: r = -1 } = G(e)?.args ?? {}, i = xs(e);
	return rc(e, r, i) - rc(e, n < 0 ? r : n, t(i));
}
function ac(e, t) {
	let n = (n) => ic(e, (e) => ns(e, t, n));
	return n("shield") > n("hull") ? "shield" : "hull";
}
function oc(e, t, n = e.card(t).damage) {
	let { ship: r, target: i } = vs(e);
	return n == null || r < 0 || e.token(r, j.hull) <= 0 ? !1 : (Ss(e, {
		ship: i,
		target: r,
		card: t
	}, n, 1), !0);
}
function sc({ damage: e }) {
	return W(e ?? 0);
}
function cc(e, t) {
	return rc(e, vs(e).ship, e.card(t).damage ?? 0);
}
var Y, lc = t((() => {
	Js(), Os(), _s(), Qi(), I(), Y = new qs(k, "The tactics deck is empty.");
}));
// lib/games/orions-spur/texts/effects.ts
function uc(e, t) {
	let { type: n } = e.card(t);
	return n === "reaction" && !x(e.start) || n === "repair" && !Xs(e);
}
function dc(e) {
	return {
		...e,
		cards: (t, n) => e.cards(t, n).filter((e) => t.token(e, j.energy) >= (t.card(n.self).energy ?? 0))
	};
}
function fc(e, t, n) {
	e.setToken(t, j.shelter, e.token(t, j.shelter) + n), e.say(() => `Each attack on ${e.label(t)} deals ${n} less damage until your next turn.`);
}
function pc(e, t) {
	return ic(e, (n) => ns(n, t, ac(e, t)));
}
function mc(e, t, n) {
	let { target: r = -1 } = G(e)?.args ?? {};
	return ns(t, Math.min(n, os(is(e, r), t)));
}
var hc, gc, _c, vc, yc, bc, xc, Sc, Cc, wc, Tc, Ec, Dc, Oc, kc, Ac, jc = t((() => {
	S(), H(), z(), Os(), _s(), I(), Ks(), lc(), Us(), hc = {
		name: "condition",
		read: (e, t) => V(Gs, e, t)
	}, gc = (e) => e.count(k.draw) > 0, _c = (e) => (t) => gc(t) ? e : 0, vc = {
		reaction: .1,
		repair: .2,
		special: .3,
		draw: .4,
		"attack-reaction": .5,
		attack: .6
	}, yc = (e, t) => vc[e.card(t).type ?? "draw"], bc = [
		Y.draw("draw {n} [tactics] card(s)", "Draw 2 tactics cards.", (e) => ({ worth: _c(e) })),
		B("draw {n} [tactics] card(s) for each {ships} , at most {most}", "Draw 1 card for each ship in your front row, at most 3.", {
			n: R,
			ships: J,
			most: R
		}, ({ n: e, ships: t, most: n }) => ({
			does: (r, i, a) => Y.drawCards(r, Math.min(e * t.cards(r, a).length, n)),
			worth: (e, n, r) => gc(e) ? t.cards(e, r).length : 0
		})),
		B("draw {n} [tactics] card(s) , or {more} {when}", "Draw 1 card, or 3 if you have destroyed a ship this turn.", {
			n: R,
			more: R,
			when: hc
		}, ({ n: e, more: t, when: n }) => ({
			does: (r, i, a) => Y.drawCards(r, n(r, a) ? t : e),
			worth: _c(e)
		})),
		Y.discard("discard {n} [tactics] [card(s)]", "Draw 3 tactics cards, then discard 1.", (e, t) => {
			e.move(t, k.discard), e.say(() => `${e.label(t)} is discarded.`);
		}, () => ({ worth: (e, t) => -yc(e, t) })),
		Y.lookAtTop("look at the top {n} cards of your tactics deck", "Look at the top 3 cards of your tactics deck. Put one into your hand and the others on the bottom.", (e) => ({ worth: _c(e) })),
		B("put {n} into your hand and the others|rest on the bottom", "Look at the top 3 cards of your tactics deck. Put one into your hand and the others on the bottom.", { n: R }, ({ n: e }) => Y.take(e, (e, t) => e.move(t, k.hand), yc, { worth: () => 0 })),
		B("take {n} {types} from your discard pile into your hand", "Take a repair card or reaction card from your discard pile into your hand.", {
			n: R,
			types: zs
		}, ({ n: e, types: t }) => ({
			with: {
				choose: {
					least: e,
					most: e
				},
				cards: (e) => e.in(k.discard).filter((n) => t.includes(e.card(n).type ?? ""))
			},
			does: (e, t) => {
				e.move(t, k.hand), e.say(() => `${e.label(t)} comes back into the hand.`);
			},
			worth: (e, t) => uc(e, t) ? 0 : yc(e, t)
		})),
		B("gain {n} recruitment point(s)", "Gain 1 recruitment point.", { n: R }, ({ n: e }) => ({ does: (t) => {
			t.add(A.recruitment, e), t.say(() => `Recruitment points: ${t.get(A.recruitment)}.`);
		} }))
	], xc = (e, t) => (n, r) => !q(n, r) && Ys(n, r, e) >= t ? t : 0, Sc = [
		B("restore [up to] {n} {stat} to [each of] {ships}", "Restore up to 2 shield to one of your ships.", {
			n: R,
			stat: Is,
			ships: J
		}, ({ n: e, stat: t, ships: n }) => ({
			with: n,
			does: (n, r) => Zs(n, r, t, e),
			worth: xc(t, e)
		})),
		B("restore [up to] {n} {stat} to {ships} , which pays the energy", "Restore up to 3 hull to one of your ships, which pays the energy.", {
			n: R,
			stat: Is,
			ships: J
		}, ({ n: e, stat: t, ships: n }) => ({
			with: dc(n),
			does: (n, r, { self: i }) => (Qs(n, r, -(n.card(i).energy ?? 0)), Zs(n, r, t, e)),
			worth: xc(t, e)
		})),
		B("restore [up to] {n} {stat} and {m} {other} to [each of] {ships}", "Restore 1 shield and 1 hull to each of up to two of your ships.", {
			n: R,
			stat: Is,
			m: R,
			other: Is,
			ships: J
		}, ({ n: e, stat: t, m: n, other: r, ships: i }) => ({
			with: i,
			does: (i, a) => [Zs(i, a, t, e), Zs(i, a, r, n)].includes(!0),
			worth: (i, a) => xc(t, e)(i, a) + xc(r, n)(i, a)
		})),
		B("restore all {stat} to [each of] {ships}", "Restore all energy to one of your ships.", {
			stat: Is,
			ships: J
		}, ({ stat: e, ships: t }) => ({
			with: t,
			does: (t, n) => Zs(t, n, e, Infinity),
			worth: (t, n) => Math.max(Ys(t, n, e) - 1, 0)
		})),
		B("re-enable {ships}", "Re-enable one of your overcharged ships.", { ships: J }, ({ ships: e }) => ({
			with: e,
			does: (e, t) => {
				let n = e.isExhausted(t);
				return e.exhaust(t, !1), e.say(() => `${e.label(t)} is re-enabled${n ? "" : " already"}.`), n;
			},
			worth: (e, t) => e.isExhausted(t) ? 1 + (e.card(t).energy ?? 0) : 0
		})),
		B("give {ships} {n} energy", "Give one of your ships 1 energy.", {
			ships: J,
			n: R
		}, ({ ships: e, n: t }) => ({
			with: e,
			does: (e, n) => Qs(e, n, t),
			worth: (e, n) => q(e, n) ? -t : t
		}))
	], Cc = ja("damage", {
		damage: !1,
		"hull damage": !0
	}), wc = (e) => (t, n) => q(t, n) ? e : -e, Tc = [
		B("{ships} take(s) {n} {harm}", "The attacking ship takes 2 hull damage.", {
			ships: J,
			n: R,
			harm: Cc
		}, ({ ships: e, n: t, harm: n }) => ({
			with: e,
			does: (e, r, { self: i }) => {
				let a = n ? { hull: t } : t;
				return q(e, r) && G(e)?.phase === "answer" ? oc(e, i, a) : ls(e, r, a, e.label(i));
			},
			worth: wc(t)
		})),
		B("{ships} [also] lose(s) {n} energy", "The target also loses 1 energy.", {
			ships: J,
			n: R
		}, ({ ships: e, n: t }) => ({
			with: e,
			does: (e, n) => Qs(e, n, -t),
			worth: wc(t)
		})),
		B("the next attack of your fleet this turn deals {n} more damage", "The next attack of your fleet this turn deals 2 more damage.", { n: R }, ({ n: e }) => ({
			does: (t) => {
				t.add(A.boost, e), t.say(() => `The next attack of this turn deals ${t.get(A.boost)} more damage.`);
			},
			worth: (t) => {
				let { ship: n = -1 } = G(t)?.args ?? {};
				return n >= 0 && t.token(n, j.energy) > 1 && t.get(A.boost) === 0 ? e : 0;
			}
		})),
		B("until your next turn , each attack on {ships} deals {n} less damage", "Until your next turn, each attack on your flagship deals 2 less damage.", {
			ships: J,
			n: R
		}, ({ ships: e, n: t }) => {
			let n = (e) => x(e.start) ? t : -1;
			return e.choose ? {
				with: e,
				does: (e, n) => fc(e, n, t),
				worth: n
			} : {
				does: (n, r, i) => {
					for (let r of e.cards(n, i)) fc(n, r, t);
				},
				worth: n
			};
		}),
		B("rearrange the ships of your two rows", "Rearrange the ships of your two rows.", {}, () => ({
			does: (e) => e.call("rearrange"),
			worth: () => -1
		}))
	], Ec = ja("the attack", {
		"one attack on this ship": !0,
		"one attack": !0,
		"the attack": !0
	}), Dc = (e) => ({
		does: (t) => ec(t, e),
		worth: (t) => ic(t, e)
	}), Oc = (e) => ({
		does: (t, n, r) => tc(t, e(t, r)),
		worth: (t, n, r) => pc(t, e(t, r))
	}), kc = [
		B("reduce the damage of {attack} by {n} [instead]", "Reduce the damage of one attack on this ship by 3.", {
			attack: Ec,
			n: R
		}, ({ n: e }) => Oc(() => e)),
		B("reduce the damage of {attack} by {n} , or by {more} {when}", "Reduce the damage of one attack on this ship by 2, or by 3 if it has no shield left.", {
			attack: Ec,
			n: R,
			more: R,
			when: hc
		}, ({ n: e, more: t, when: n }) => Oc((r, i) => n(r, i) ? t : e)),
		B("reduce the hull damage of {attack} by {n}", "Reduce the hull damage of one attack on this ship by 2.", {
			attack: Ec,
			n: R
		}, ({ n: e }) => ({
			does: (t) => ec(t, (n) => mc(t, n, e)),
			worth: (t) => ic(t, (n) => mc(t, n, e))
		})),
		B("this ship completely avoids the damage of {attack}", "This ship completely avoids the damage of one attack.", { attack: Ec }, () => Dc((e) => es(e, () => 0))),
		B("this ship completely avoids one attack of {n} or less damage", "This ship completely avoids one attack of 3 or less damage.", { n: R }, ({ n: e }) => Dc((t) => W(t) <= e ? es(t, () => 0) : t)),
		B("cut the damage of {attack} in half , rounded up", "Cut the damage of one attack on this ship in half, rounded up.", { attack: Ec }, () => Dc((e) => es(e, (e) => Math.ceil(e / 2)))),
		B("it hits the attacking ship", "As a reaction, it hits the attacking ship.", {}, () => ({
			does: (e, t, { self: n }) => oc(e, n),
			worth: (e, t, { self: n }) => cc(e, n)
		})),
		B("choose the attacking ship , which it hits , or this ship , which takes {n} less damage", "As a reaction, choose the attacking ship, which it hits, or this ship, which takes 3 less damage.", { n: R }, ({ n: e }) => ({
			with: {
				choose: {
					least: 1,
					most: 1
				},
				cards: (e, t) => [K(e, t).ship, K(e, t).target].filter((t) => ys(e, t))
			},
			does: (t, n, { self: r }) => q(t, n) ? oc(t, r) : tc(t, e),
			worth: (t, n, { self: r }) => q(t, n) ? cc(t, r) : pc(t, e)
		})),
		B("change places with {ships}", "Change places with an adjacent ship of yours that is not the flagship.", { ships: J }, ({ ships: e }) => ({
			with: e,
			does: (e, t, { self: n }) => Es(e, ks(e, n), t),
			worth: (e, t) => ic(e, (e) => e, t)
		})),
		B("the attack hits that ship instead", "Change places with an adjacent ship of yours that is not the flagship. The attack hits that ship instead.", {}, () => ({
			ifDone: !0,
			does: (e, t, { it: n }) => nc(e, n),
			worth: () => 0
		}))
	], Ac = [
		...bc,
		...Sc,
		...Tc,
		...kc
	];
}));
// lib/games/orions-spur/texts/restatements.ts
function Mc({ weapon: e }, t, n) {
	return e?.energy === t && e.damage === n;
}
var X, Nc, Pc, Fc, Ic, Lc, Rc, zc = t((() => {
	H(), z(), I(), Us(), X = ({ abilities: e }, t) => e?.includes(t) === !0, Nc = ({ type: e }) => e === "attack" || e === "attack-reaction", Pc = ({ weapon: e }) => e === null, Fc = ja("laser", {
		light: "Laser Light",
		medium: "Laser Medium",
		heavy: "Laser Heavy"
	}), Ic = {
		name: "weapon",
		read: (e, t) => [1, 2].map((n) => [e.slice(t, t + n).join(" "), Math.min(t + n, e.length)])
	}, Lc = (e, t, n) => B(e, t, {}, () => n), Rc = [
		B("laser {laser} : {energy} energy , {damage} damage", "Laser Light: 1 energy, 1 damage.", {
			laser: Fc,
			energy: R,
			damage: R
		}, ({ laser: e, energy: t, damage: n }) => (r) => X(r, e) && Mc(r, t, n)),
		B("laser {laser} : {energy} energy , {damage} damage , also against a ship 1 row back", "Laser Medium: 2 energy, 3 damage, also against a ship 1 row back.", {
			laser: Fc,
			energy: R,
			damage: R
		}, ({ laser: e, energy: t, damage: n }) => (r) => X(r, e) && X(r, "Artillery") && Mc(r, t, n)),
		B("its laser {laser} may target a ship 1 row back", "Its Laser Medium may target a ship 1 row back.", { laser: Fc }, ({ laser: e }) => (t) => X(t, e) && X(t, "Artillery")),
		B("its {weapon} cost {energy} energy and deal {damage} damage", "Its fighters cost 1 energy and deal 2 damage.", {
			weapon: Ic,
			energy: R,
			damage: R
		}, ({ energy: e, damage: t }) => (n) => Mc(n, e, t)),
		B("{ability} holds even while this ship is overcharged", "Armored holds even while this ship is overcharged.", { ability: Ls }, ({ ability: e }) => (t) => e === "Armored" && X(t, e)),
		Lc("it has no weapon its energy guards the ships next to it", "It has no weapon; its energy guards the ships next to it.", (e) => Pc(e) && X(e, "Interference")),
		Lc("it has no weapon but its bow and the tactics cards in your hand", "It has no weapon but its bow and the tactics cards in your hand.", (e) => Pc(e) && X(e, "Ram")),
		Lc("energy it has not fired is energy for bracing", "Energy it has not fired is energy for Bracing.", (e) => X(e, "Bracing")),
		Lc("all its energy at once lets another of your ships shoot past the front row", "All its energy at once lets another of your ships shoot past the front row.", (e) => X(e, "Suppressing Fire")),
		B("as flagship , it has the energy to call {n} ships with flock", "As flagship, it has the energy to call three ships with Flock.", { n: R }, ({ n: e }) => (t) => (t.energy ?? 0) >= e * 2),
		B("it has no weapon as flagship it calls up to {n} ships with flock", "It has no weapon; as flagship it calls up to four ships with Flock.", { n: R }, ({ n: e }) => (t) => Pc(t) && (t.energy ?? 0) >= e * 2),
		Lc("attack one ship in the front row", "Attack one ship in the front row.", Nc),
		Lc("deals its shield damage and its hull damage to the same ship", "Deals its shield damage and its hull damage to the same ship.", (e) => Nc(e) && typeof e.damage == "object" && e.damage !== null),
		Lc("the target may not answer with attack/reaction cards", "The target may not answer with attack/reaction cards.", Nc)
	];
}));
// lib/games/orions-spur/texts/texts.ts
function Bc({ energy: e, text: t }) {
	return e === 0 || /which pays the energy/i.test(t ?? "");
}
function Vc(e) {
	let t = e.type ? Yc[e.type] : void 0;
	if (!(t === void 0 || t === "use" && !Bc(e))) return t !== "react" && Xc.test(e.text ?? "") ? void 0 : {
		event: t,
		of: Va
	};
}
function Hc(e, t, n) {
	let r = 0;
	for (let i of t) i.to(e, n.subject, n) && (i.if?.(e, n) ?? !0) && (r += i.by(e, n.subject, n.self));
	return r;
}
function Uc(e, t, n, r) {
	let { more: i } = tl(e.card(t));
	return i.length === 0 ? 0 : Hc(e, i, {
		self: t,
		subject: r,
		it: -1,
		before: n,
		seen: 0
	});
}
function Wc(e, t, n) {
	let { reach: r } = tl(e.card(t));
	return r.length > 0 && Hc(e, r, {
		self: t,
		subject: -1,
		it: -1,
		before: n,
		seen: 0
	}) > 0;
}
var Gc, Kc, qc, Jc, Yc, Xc, Zc, Qc, $c, el, tl, nl = t((() => {
	At(), H(), to(), z(), Jo(), I(), Ks(), jc(), zc(), Gc = (e, t, n, r = Va) => B(e, t, {}, () => ({
		event: n,
		of: r
	})), Kc = [
		Gc("as a reaction", "As a reaction, it hits the attacking ship.", "react"),
		Gc("when you regroup", "When you regroup, restore 1 hull to each ship next to this one.", "regroup", $a),
		Gc("when your fleet destroys a ship", "When your fleet destroys a ship, draw 1 card.", "destroyed", eo),
		Gc("when this ship is destroyed", "When this ship is destroyed, draw 1 card.", "lost"),
		Gc("after it attacks", "After it attacks, you may change places with an adjacent ship that is not the flagship.", "attack-over")
	], qc = () => !0, Jc = [
		B("deal(s) {n} more damage", "If the target has no shield left, deal 1 more damage.", { n: R }, ({ n: e }) => ({
			stat: "more",
			to: qc,
			by: () => e
		})),
		B("deal(s) {n} more damage for each earlier attack of this ship on the same target this turn", "Deals 1 more damage for each earlier attack of this ship on the same target this turn.", { n: R }, ({ n: e }) => ({
			stat: "more",
			to: qc,
			by: (t, n) => e * t.token(n, j.struck)
		})),
		B("[it] may target a ship 1 row back", "If another of your ships has attacked this turn, it may target a ship 1 row back.", {}, () => ({
			stat: "reach",
			to: qc,
			by: () => 1
		}))
	], Yc = {
		attack: "attack",
		"attack-reaction": "attack",
		reaction: "react",
		draw: "use",
		repair: "use",
		special: "use"
	}, Xc = /\b(one|the) attack\b|\bhits the attacking ship\b/i, Zc = new qo({
		moments: Kc,
		conditions: Gs,
		effects: Ac,
		standings: Jc,
		restatements: Rc,
		momentOf: Vc,
		lasts: ({ kind: e, type: t }) => e === "ship" || t === "attack" || t === "attack-reaction",
		phase: {
			id: "text",
			cite: mi
		},
		isActive: (e, t) => Ni(e, t) && !e.isExhausted(t) && !Fi(e)
	}), Qc = b((e) => Zc.read(e).every(({ ability: e }) => e !== void 0)), $c = b((e) => Zc.abilities(e).some(({ moment: e }) => e?.event === "react")), el = {
		more: [],
		reach: [],
		isAny: !1
	}, tl = b((e) => {
		let t = Zc.abilities(e).flatMap(({ standing: e }) => e), [n, r] = ["more", "reach"].map((e) => t.filter(({ stat: t }) => t === e));
		return n && r && t.length > 0 ? {
			more: n,
			reach: r,
			isAny: !0
		} : el;
	});
}));
// lib/games/orions-spur/table/by-hand.ts
function rl(e, { free: t, card: n = -1, to: r = "" }) {
	let i = e.zone(r);
	if (t !== "move" || i < 0 || i === e.zoneOf(n)) return;
	if (i >= e.under(0)) return "Nothing lies on another card in this game.";
	let a = e.card(n).kind === "ship";
	return a && al.includes(i) ? `${e.label(n)} is a ship: it is never in the hand or deck.` : !a && ol.includes(i) ? `Only ships stand there, and ${e.label(n)} is none.` : sl.includes(i) && e.count(i) > 0 ? "There is one flagship: the ship of the highest VP." : Ki.includes(i) && e.count(i) >= 5 ? "A row has room for 5 ships." : void 0;
}
function il(e, t, n) {
	let r = e.zoneOf(t);
	Ki.includes(r) && !Ki.includes(n) && zi(e, t), Ki.includes(r) && Li(e, t, r), r === k.trophies && P.includes(n) && ps(e, t), Zi(e, N), Zi(e, P);
}
var al, ol, sl, cl = t((() => {
	Kt(), _s(), Qi(), I(), al = Ut(Ui, [k.draw, k.hand]), ol = Ut(Ui, [
		...N,
		k.reserve,
		k.trophies
	]), sl = Ut(Ui, [k.flagship]);
}));
// lib/games/orions-spur/table/formations.ts
function* ll(e, t = [], n = 11) {
	let r = e[t.length];
	if (!r) return yield t;
	for (let i = 0; i <= Math.min(r.slots.length, n); i++) yield* ll(e, [...t, i], n - i);
}
function* ul(e, t, n) {
	for (let r of t.keys()) {
		if (!t[r]) continue;
		let i = t.map((e, t) => t === r ? e - 1 : e);
		for (let a of dl(i)) {
			let o = [
				["front", a],
				["middle", i.map((e, t) => e - (a[t] ?? 0))],
				["flagship", t.map((e, t) => Number(t === r))],
				[pl, e.map(({ slots: { length: e } }, n) => e - (t[n] ?? 0))]
			], s = e.map((e) => [...e.slots]), c = o.flatMap(([e, t]) => s.flatMap((n, r) => n.splice(0, t[r]).map((t) => ({
				of: t,
				from: e
			}))));
			yield n.flatMap((e, t) => c[t] ? [{
				slot: e,
				...c[t]
			}] : []);
		}
	}
}
function* dl(e, t = []) {
	let n = e[t.length];
	if (n === void 0) gl(e) - gl(t) <= ml && (yield t);
	else for (let r = Math.min(n, ml - gl(t)); r >= 0; r--) yield* dl(e, [...t, r]);
}
var fl, pl, ml, hl, gl, _l = t((() => {
	fl = [
		"front",
		"middle",
		"flagship"
	], pl = "reserve", ml = 5, hl = {
		says: "fleets and formations",
		*each({ cards: e }) {
			let t = (t) => [...e.keys()].filter((n) => e[n]?.side === void 0 && t.includes(e[n]?.from ?? "")), n = t(fl), r = [...n, ...t([pl])], i = (t) => e[t ?? -1]?.card.recruitment ?? 0, a = [...Map.groupBy(r, (t) => e[t]?.label ?? "")].toSorted(([e], [t]) => e < t ? -1 : 1).map(([, e]) => ({
				slots: e,
				cost: i(e[0])
			})), o = gl(n.map(i));
			for (let e of ll(a)) (gl(e) === n.length || gl(e.map((e, t) => e * (a[t]?.cost ?? 0))) === o) && (yield ul(a, e, r));
		}
	}, gl = (e) => e.reduce((e, t) => e + t, 0);
})), vl, yl = t((() => {
	vl = [
		{
			id: "after-primary",
			text: "The rulebook allows secondary actions before the primary one. Here you may also take them after it."
		},
		{
			id: "fleet-faced",
			text: "The enemy fleet is the starting fleet of your species, unless you choose another one or give any deck as the enemy’s. In a game with points it costs as much as yours: of the fleets that do, it is one of the most VP. Its second most valuable ship stands in the middle row and the others in front."
		},
		{
			id: "enemy-reserve",
			text: "If an enemy fleet that holds its fire is worth fewer VP than you need, the cheapest ships of its species wait in its reserve, as many as are needed. They come in for free after your turn while it has fewer than 4 ships. The game is also over when nothing is left of the fleet and its reserve, as in Last Player Standing."
		},
		{
			id: "fleet-of-a-deck",
			text: "A deck that is given as the enemy’s stands in its own rows, each from the left in the order of names, and the ship of the highest VP is behind. It plays by the same rules as you, with its own tactics cards, or those of its species if it lists none, and the other ships of its species in reserve."
		},
		{
			id: "enemy-fire",
			text: "The enemy plays by the same rules as you, or holds its fire, which you choose with its fleet. If it plays, it has the tactics deck and the other ships of its species, and its own turn after each of yours: attacks, answers, secondary actions, regroups and recruiting. It wins with the VP that you play for, and it decides as the autopilot would."
		},
		{
			id: "own-fleet-gone",
			text: "The rulebook ends the game at 10 VP, so it goes on when your fleet is gone: you regroup and recruit from your reserve. Only Last Player Standing, a variant, would end it. When the enemy has no ship left, you have won, because nobody is left to play against."
		},
		{
			id: "attack-as-reaction",
			text: "An attack/reaction card that says nothing about reactions does as a reaction what Particle Beam does in the rulebook’s example. You choose whether it hits the attacking ship or the attack itself. The attack then deals as much less damage as the card deals, and is destroyed if none is left. What its text says of attacks does not happen then."
		},
		{
			id: "hull-damage-of-an-attack",
			text: "The hull damage of an attack is all that goes past the shield, also where the ship has less hull than that. What a text takes off it can save the ship."
		},
		{
			id: "energy-restored",
			text: "A regroup restores energy to the maximum of each ship, also where a text or you had given it more."
		},
		{
			id: "if-you-do",
			text: "“If you do” holds if it was done. Restoring what is whole, or drawing from an empty deck, does nothing."
		},
		{
			id: "enemy-targets",
			text: "The enemy fires at your ships in front: the front row, a ship of the middle row with nothing before it, and the flagship if both rows are empty. With Artillery it also fires one row back. What is dealt to the attacking ship as a reaction does not stop its attack. It may react to that as any ship that is attacked, and takes the damage before the attack goes on. An overcharged one cannot."
		},
		{
			id: "tactics-drawn",
			text: "No mulligan is named, so the first seven cards are kept. An empty tactics deck stays empty: nothing says that the discard pile is shuffled back."
		},
		{
			id: "open-formation",
			text: "A ship in the middle row with nothing before it counts as in front. The flagship stands behind both rows as a whole: in front when both are empty, one row back when the front row is."
		},
		{
			id: "shield-and-hull",
			text: "If a card gives shield and hull damage separately, shield damage beyond the shield is lost, and hull damage hits the hull even if the shield still holds. Additional damage of such a card is hull damage. What is blocked by points comes off the kind that the attacked player chooses, and then off the other. Armored takes its point off the hull damage first."
		},
		{
			id: "recruitment-points",
			text: "You generate one recruitment point at the end of each of your turns. So does an enemy that plays by the same rules."
		},
		{
			id: "ram",
			text: "A ship rams or gives Suppressing Fire with at least 1 energy to spend. Armored also lessens by 1 what a ship takes from its own ram. Nobody reacts to a ram."
		},
		{
			id: "overcharge",
			text: "The extra point of an overcharged ship is for one attack, which disables the ship. If you don't spend the point, it is lost."
		},
		{
			id: "suppressing-fire",
			text: "You choose the ship that Suppressing Fire suppresses among those that the firing ship could attack. Your other ship may attack any other enemy ship in front or one row back. Combat then goes on as normal, with reactions, as page 10 says: page 8 speaks of preventing reaction cards."
		},
		{
			id: "flock",
			text: "Flock is used once a turn for each ship, as any ability is. A flagship with energy left may call another ship, not the same one."
		},
		{
			id: "in-an-attack",
			text: "You may use secondary actions and apply a card's text in the middle of an attack and while you recruit or reorganize, because the rulebook says “at the right moment”."
		},
		{
			id: "secondary-by-hand",
			text: "A draw, repair or special card is discarded when you use it. If it costs energy, its text has to say who pays. If it does not, you pay and carry it out by hand."
		},
		{
			id: "adjacent",
			text: "Each row has five places, counted from the left. A ship keeps its place until it is moved, and one that is destroyed leaves its place free. Who is recruited or changes the row takes its first free place, so you leave no gaps of your own. Ships with the same place in the two rows are in front of and behind each other. The flagship is behind the whole middle row and adjacent to each ship of it."
		},
		{
			id: "interference",
			text: "A ship interferes once in each turn: it spends 1 energy, and an adjacent ship takes 1 damage less. An overcharged ship cannot."
		},
		{
			id: "texts-of-ships",
			text: "The texts of your ships count while they are in your fleet and not overcharged. Those of an enemy that holds its fire do nothing but state their weapons and keywords."
		},
		{
			id: "earlier-attacks",
			text: "An attack counts as one attack for each card played and each shot of the ship’s own weapon. What a card adds to “the next attack” is added to the next of them."
		},
		{
			id: "not-at-the-table",
			text: "Hard Mode, Collector and Team Play are not offered at the table."
		}
	];
})), bl, xl, Sl = t((() => {
	I(), bl = [
		{
			id: "vp",
			name: "VP",
			better: "more",
			at: (e) => e.get(A.vp)
		},
		{
			id: "their-vp",
			name: "The enemy’s VP",
			better: "less",
			at: (e) => e.get(A.taken)
		},
		{
			id: "lead",
			name: "VP ahead of the enemy",
			better: "more",
			isYardstick: !0,
			at: (e) => e.get(A.vp) - e.get(A.taken)
		},
		{
			id: "kills",
			name: "Ships destroyed",
			better: "more",
			at: (e) => e.count(k.trophies)
		},
		{
			id: "fleet",
			name: "Ships left in formation",
			better: "more",
			at: (e) => F(e).length
		},
		{
			id: "recruitment",
			name: "Recruitment left",
			better: "less",
			at: (e) => e.get(A.recruitment)
		},
		{
			id: "hand",
			name: "Tactics cards in hand",
			better: "more",
			at: (e) => e.count(k.hand)
		}
	], xl = [
		{
			says: "A kill on turn 1",
			measure: "kills",
			least: 1,
			turn: 1
		},
		{
			says: "A kill by turn 2",
			measure: "kills",
			least: 1,
			turn: 2
		},
		{
			says: "Two kills by turn 2",
			measure: "kills",
			least: 2,
			turn: 2
		},
		{
			says: "Three kills by turn 3",
			measure: "kills",
			least: 3,
			turn: 3
		},
		{
			says: "3 VP by turn 2",
			measure: "vp",
			least: 3,
			turn: 2
		},
		{
			says: "5 VP by turn 3",
			measure: "vp",
			least: 5,
			turn: 3
		},
		{
			says: "10 VP by turn 4",
			measure: "vp",
			least: 10,
			turn: 4
		},
		{
			says: "10 VP by turn 5",
			measure: "vp",
			least: 10,
			turn: 5
		},
		{
			says: "10 VP by turn 7",
			measure: "vp",
			least: 10,
			turn: 7
		},
		{
			says: "Ahead by turn 2",
			measure: "lead",
			least: 1,
			turn: 2
		},
		{
			says: "Four VP ahead by turn 3",
			measure: "lead",
			least: 4,
			turn: 3
		}
	];
})), Cl, wl = t((() => {
	Cl = { questions: [
		{
			says: "Three attacks",
			asks: "3 of [t:attack]",
			more: 0
		},
		{
			says: "Two reactions",
			asks: "2 of [t:reaction or t:attack-reaction]",
			more: 3
		},
		{
			says: "A repair",
			asks: "1 of [t:repair]",
			more: 3
		}
	] };
}));
// lib/core/text/idle.ts
function Tl(e, t, n, r) {
	let i = t.card(n), a = e.abilities(i).filter(({ moment: e }) => e?.event === r), o = e.read(i).every(({ ability: e }) => e !== void 0);
	if (a.length !== 0 && o && a.every((e) => El(t, n, e))) return "no target for its text: nothing will happen";
}
function El(e, t, { steps: n }) {
	let r = {
		self: t,
		subject: t,
		it: -1,
		before: -1,
		seen: 0
	};
	return n.length > 0 && n.every((t) => t.with !== void 0 && t.with.cards(e, r).length === 0);
}
var Dl = t((() => {}));
// lib/games/orions-spur/table/secondary.ts
function Ol(e, t) {
	let { energy: n } = e.card(t);
	return !n || !Qc(e.card(t)) || F(e).some((t) => e.token(t, j.energy) >= n);
}
function kl(e) {
	return Be(e, Ml);
}
var Al, jl, Ml, Nl = t((() => {
	Ze(), Dl(), gi(), lc(), nl(), I(), Al = {
		do: "use",
		says: "Use a draw, repair or special card",
		cite: mi,
		of: "a card in your hand",
		cards: (e) => e.in(k.hand),
		needs: [{
			id: "type",
			cite: mi,
			holds: (e, t) => Bi.includes(e.card(t).type),
			lacks: () => "it is no draw, repair or special card"
		}, {
			id: "energy",
			cite: mi,
			isPrice: !0,
			holds: Ol,
			lacks: (e, t) => `costs ${e.card(t).energy} energy of one ship, and no ship has as much`
		}],
		wastes: (e, t) => Tl(Zc, e, t, "use"),
		play: (e, t) => {
			let { energy: n } = e.card(t), r = Qc(e.card(t)) ? "" : ": do by hand what it says";
			e.use(t), e.move(t, k.discard), e.say(() => `${e.label(t)} is used${n ? ` for ${n} energy` : ""}${r}.`), e.tell("use", t);
		}
	}, jl = [{
		id: "once",
		cite: mi,
		holds: (e) => e.get(A.revised) === 0,
		lacks: () => "once a turn, and you have revised your tactics"
	}, {
		id: "deck",
		cite: mi,
		holds: (e) => e.count(k.draw) > 0,
		lacks: () => "the deck is empty, so that nothing would be drawn"
	}], Ml = {
		do: "revise",
		isElsewhere: !0,
		says: "Revise tactics: replace a card",
		cite: mi,
		of: "a card in your hand",
		cards: (e) => e.in(k.hand),
		needs: jl,
		play: (e, t) => {
			e.set(A.revised, 1), e.move(t, k.discard), e.say(() => `${e.label(t)} is discarded to draw another.`), Y.drawCards(e, 1);
		}
	};
}));
// lib/games/orions-spur/table/attacking.ts
function Z(e, t) {
	return e.token(t, j.energy);
}
function Pl(e, t, n) {
	return Fl(e, t) && Il(e, t) && (e.card(t).energy ?? 0) <= n;
}
function Fl(e, t) {
	let { type: n } = e.card(t);
	return n === "attack" || n === "attack-reaction";
}
function Il(e, t) {
	let { energy: n, damage: r } = e.card(t);
	return typeof n == "number" && r != null;
}
function Ll(e, t) {
	return e.in(k.hand).some((n) => Pl(e, n, t));
}
function Rl(e) {
	return typeof e?.energy == "number" && typeof e.damage == "number";
}
function zl(e, t) {
	let { weapon: n } = e.card(t);
	return Rl(n) ? n : void 0;
}
function Bl(e, t, n) {
	let r = zl(e, t);
	return r !== void 0 && r.energy <= n;
}
function Vl(e, t, n) {
	return n === void 0 ? P.some((t) => e.count(t) > 0) : Gl(e, t, n).length > 0;
}
function Hl(e, t, n) {
	return Bl(e, t, n) || Ll(e, n);
}
function Ul(e, t, n, r) {
	return Wl(e, t) && Vl(e, t, r) && Hl(e, t, n);
}
function Wl(e, t) {
	return !e.isExhausted(t) && Ni(e, t);
}
function Gl(e, t, n) {
	return n === void 0 ? Ri(e, t, "Artillery") ? [...Zo(e), ...$o(e)] : Zo(e) : [...Zo(e), ...$o(e)].filter((e) => e !== n);
}
function Kl(e, t) {
	return F(e).filter((n) => Ul(e, n, Z(e, n) + 1, t));
}
function ql(e) {
	return e.get(A.primary) === M.none;
}
function Jl(e) {
	return e.map((e) => `#${e}`);
}
function Yl(e, t = -1) {
	let { ship: n = -1, held: r } = e.args;
	if (!Ni(e, n) || e.isExhausted(n)) return [];
	let i = Gl(e, n, r);
	return r !== void 0 || !Wc(e, t < 0 ? n : t, n) ? i : [...i, ...$o(e).filter((e) => !i.includes(e))];
}
function Xl(e, t) {
	let { ship: n = -1, held: r } = e.args;
	return Ul(e, n, Z(e, n) + t, r);
}
function Zl(e) {
	return kl(e) || e.in(k.hand).some((t) => e.card(t).type === "draw" || e.card(t).type === "special");
}
function Ql(e, t, n, r = -1) {
	let { ship: i = -1 } = e.args, a = r < 0 ? i : r, o = Uc(e, a, i, t) + e.get(A.boost);
	o > 0 && e.say(() => `${e.label(a)} deals ${o} more damage.`), e.get(A.target) === 0 && e.add(A.attackers, 1), e.setToken(t, j.struck, e.token(t, j.struck) + 1), e.set(A.boost, 0), x(e.start) ? Ss(e, {
		ship: i,
		target: t,
		card: r
	}, rs(n, o)) : (ls(e, t, rs(n, o), e.label(a)), $l(e, t, r));
}
function $l(e, t, n) {
	ds(e), e.set(A.target, t + 1), e.set(A.struck, n < 0 || Qc(e.card(n)) ? su.yes : su.left), n >= 0 && e.tell("attack", n);
}
function eu(e) {
	if (ds(e), !Ni(e, e.args.ship ?? -1)) {
		e.leave();
		return;
	}
	let t = e.get(A.struck);
	t !== su.no && (e.set(A.struck, su.no), (e.args.over ?? $.none) === $.none && Yl(e).length !== 0 && (t === su.left || Xl(e, 1) || Zl(e)) || e.leave());
}
function tu(e, t) {
	let { ship: n = -1, over: r = $.none } = e.args;
	e.setToken(n, j.energy, Z(e, n) - t), r === $.extra && t > 0 && e.note("over", $.spent);
}
function Q(e) {
	return e.args.ship ?? -1;
}
function nu(e) {
	e.set(A.target, 0), e.set(A.struck, su.no);
	for (let t of P) for (let n of e.in(t)) e.setToken(n, j.struck, 0);
}
var $, ru, iu, au, ou, su, cu, lu, uu, du, fu = t((() => {
	S(), gi(), nl(), Os(), _s(), Nl(), I(), $ = {
		none: 0,
		extra: 1,
		spent: 2
	}, ru = {
		id: "enabled",
		cite: T,
		holds: Wl,
		lacks: () => "it is disabled until the fleet regroups"
	}, iu = [
		ru,
		{
			id: "target",
			cite: T,
			holds: (e, t) => Vl(e, t),
			lacks: () => "there is no enemy ship that it could attack"
		},
		{
			id: "armed",
			cite: T,
			holds: (e, t) => Hl(e, t, Z(e, t) + 1),
			lacks: (e, t) => `has ${Z(e, t)} energy, and 1 more by overcharging: neither its own weapon nor an attack card in your hand costs as little`
		}
	], au = {
		id: "primary",
		cite: ui,
		holds: ql,
		lacks: () => "the primary action of this turn is taken"
	}, ou = {
		do: "activate",
		says: "Main attack with a ship",
		of: "a ship of your fleet",
		cards: F,
		needs: [au, ...iu],
		play: (e, t) => {
			e.set(A.primary, M.attack), e.say(() => `${e.label(t)} is activated.`), e.use(t), e.call("attack", { ship: t });
		}
	}, su = {
		no: 0,
		yes: 1,
		left: 2
	}, cu = {
		do: "fire",
		says: "Fire the ship's own weapon",
		at: () => "an enemy ship that it can attack",
		targets: (e) => Jl(Yl(e)),
		needs: [{
			id: "weapon",
			cite: T,
			holds: (e) => {
				let { weapon: t } = e.card(Q(e));
				return t === null ? !1 : Rl(t) || void 0;
			},
			lacks: (e) => e.card(Q(e)).weapon === null ? "it has no weapon of its own" : "not known: what its own weapon costs or deals was never published"
		}, {
			id: "energy",
			cite: T,
			isPrice: !0,
			holds: (e) => (zl(e, Q(e))?.energy ?? 0) <= Z(e, Q(e)),
			lacks: (e) => `costs ${zl(e, Q(e))?.energy} energy, it has ${Z(e, Q(e))}`
		}],
		play: (e, t, n) => {
			let r = zl(e, e.args.ship ?? -1);
			tu(e, r?.energy ?? 0), Ql(e, Number(n.slice(1)), r?.damage ?? 0);
		}
	}, lu = {
		do: "play",
		says: "Play an attack card",
		of: "a card in your hand",
		at: () => "an enemy ship that it can attack",
		cards: (e) => e.in(k.hand),
		targets: (e, t) => Jl(Yl(e, t)),
		needs: [
			{
				id: "type",
				cite: T,
				holds: Fl,
				lacks: () => "it is no attack card"
			},
			{
				id: "known",
				cite: T,
				holds: (e, t) => !Fl(e, t) || Il(e, t) || void 0,
				lacks: () => "not known: its cost or its damage was never published"
			},
			{
				id: "energy",
				cite: T,
				isPrice: !0,
				holds: (e, t) => !Fl(e, t) || (e.card(t).energy ?? 0) <= Z(e, Q(e)),
				lacks: (e, t) => `costs ${e.card(t).energy} energy, ${e.label(Q(e))} has ${Z(e, Q(e))}`
			}
		],
		play: (e, t, n) => {
			let { energy: r, damage: i } = e.card(t);
			tu(e, r ?? 0), e.use(t), e.move(t, k.discard), Ql(e, Number(n.slice(1)), i ?? 0, t);
		}
	}, uu = {
		do: "overcharge",
		says: "Overcharge for 1 energy more",
		key: "o",
		needs: [{
			id: "once",
			cite: T,
			holds: (e) => (e.args.over ?? $.none) === $.none,
			lacks: () => "it is overcharged already"
		}, {
			id: "use",
			cite: T,
			holds: (e) => Xl(e, 1),
			lacks: () => "with 1 energy more it could attack nothing either"
		}],
		play: (e) => {
			let t = e.args.ship ?? -1;
			e.setToken(t, j.energy, Z(e, t) + 1), e.note("over", $.extra), e.say(() => `${e.label(t)} is overcharged.`);
		}
	}, du = {
		id: "attack",
		name: "Main attack",
		cite: T,
		says: "The activated ship spends energy on attack cards or its own weapon, again and again while it can pay.",
		isOpen: !0,
		passing: "End the attack",
		begin: nu,
		run: eu,
		asks: (e) => {
			let t = e.args.ship ?? -1;
			return `${e.label(t)} has ${Z(e, t)} energy: attack cards or its own weapon, while it can pay.`;
		},
		about: (e) => [e.args.ship ?? -1],
		moves: [
			cu,
			lu,
			uu,
			Al,
			Ml
		],
		mayPass: (e) => (e.args.over ?? $.none) === $.none || !Xl(e, 0),
		end: (e, { ship: t = -1, over: n = $.none }) => {
			let r = e.get(A.target) > 0;
			nu(e), Ni(e, t) && (r && e.tell("attack-over", t, n !== $.none), n !== $.none && (n === $.extra && e.setToken(t, j.energy, Math.max(Z(e, t) - 1, 0)), e.exhaust(t), e.say(() => `${e.label(t)} is disabled until it is re-enabled.`)));
		}
	};
}));
// lib/games/orions-spur/opposite/enemy-turn.ts
function pu(e) {
	let { target: t = -1 } = e.args, n = e.stack.some(({ phase: e, args: n }) => e === "attack" && n.ship === t && n.over);
	return Ni(e, t) && !e.isExhausted(t) && !n ? t : void 0;
}
function mu(e) {
	let t = pu(e);
	if (t === void 0) return [];
	let { card: n = -1 } = e.args, r = n >= 0 && yu.test(e.card(n).text ?? "");
	return e.in(k.hand).filter((n) => {
		let { type: i, energy: a } = e.card(n);
		return (i === "reaction" || i === "attack-reaction" && !r) && typeof a == "number" && a <= Z(e, t);
	});
}
function hu(e, t) {
	let { ship: n = -1, target: r = -1 } = e.args, i = e.card(t);
	return i.type === "attack-reaction" && Qc(i) && !$c(i) && sc(i) > 0 ? [`#${n}`, `#${r}`] : bu;
}
function gu(e, t, n) {
	n === `#${e.args.ship}` ? oc(e, t) : tc(e, sc(e.card(t)));
}
function _u(e) {
	let t = pu(e);
	return t === void 0 || !Ri(e, t, "Bracing") ? 0 : Math.min(Z(e, t), e.token(t, j.incoming));
}
function vu(e) {
	let { target: t = -1 } = e.args;
	return e.token(t, j.incoming) === 0 ? [] : F(e).filter((n) => Ri(e, n, "Interference") && Z(e, n) > 0 && !e.isExhausted(n) && e.token(n, j.guarded) !== e.turn && Ts(e, n, t));
}
var yu, bu, xu, Su, Cu, wu, Tu, Eu, Du = t((() => {
	Kt(), gi(), Os(), fu(), _s(), I(), lc(), nl(), yu = /may not answer with attack\/reaction cards/i, bu = [""], xu = {
		do: "react",
		says: "Play a reaction card with the attacked ship",
		of: "a reaction card in your hand that the attacked ship can pay for",
		at: () => "the attacking ship or the attack",
		cards: mu,
		targets: hu,
		names: (e, t) => t === `#${e.args.ship}` ? "hit the attacking ship" : "take its damage off the attack",
		play: (e, t, n) => {
			let { target: r = -1 } = e.args, { energy: i, text: a } = e.card(t);
			e.setToken(r, j.energy, Z(e, r) - (i ?? 0)), e.use(t), e.move(t, k.discard), e.say(() => `${e.label(r)} reacts with ${e.label(t)} for ${i ?? 0} energy.`), e.tell("react", t), n === "" ? a || e.say(() => `${e.label(t)} has no text, so what it does is left to you.`) : gu(e, t, n);
		}
	}, Su = {
		do: "brace",
		says: "Bracing: spend energy to take off as much damage",
		at: () => "an amount that the attacked ship has, if it can brace",
		targets: (e) => Array.from({ length: _u(e) }, (e, t) => `x:${t + 1}`),
		names: (e, t) => `${t.slice(2)} energy`,
		play: (e, t, n) => {
			let { target: r = -1 } = e.args, i = Number(n.slice(2));
			e.setToken(r, j.energy, Z(e, r) - i), tc(e, i);
		}
	}, Cu = {
		do: "interfere",
		says: "Interfere: 1 energy takes off 1 damage",
		of: "a ship with Interference beside the attacked one, with energy, once a turn",
		cards: vu,
		play: (e, t) => {
			e.setToken(t, j.energy, Z(e, t) - 1), e.setToken(t, j.guarded, e.turn), e.say(() => `${e.label(t)} interferes for 1 energy.`), tc(e, 1);
		}
	}, wu = {
		id: "answer",
		name: "Enemy attack",
		cite: T,
		says: "A ship is attacked. It may react, with reaction cards, Bracing or Interference. Then the damage is dealt.",
		isOpen: !0,
		passing: "Take the damage",
		asks: (e) => {
			let { ship: t = -1, target: n = -1 } = e.args;
			return `${e.label(t)} fires at ${e.label(n)} for ${ts(xs(e))}: react, or take it.`;
		},
		about: ({ args: { ship: e = -1, target: t = -1 } }) => [e, t],
		begin: (e, { target: t = -1 }) => {
			let n = e.token(t, j.shelter);
			n > 0 && tc(e, n);
		},
		run: (e) => {
			let { back: t = 0 } = e.args;
			t > 0 && mu(e).length + _u(e) + vu(e).length === 0 && e.leave();
		},
		moves: [
			xu,
			Su,
			Cu
		],
		end: (e, t) => {
			let { ship: n = -1, target: r = -1, card: i = -1, back: a = 0, aimed: o = -1, before: s = 0 } = t, c = F(e).filter((t) => e.token(t, j.incoming) > 0);
			e.as(Vt(e.side), () => {
				for (let r of c) {
					let a = bs(e, {
						...t,
						target: r
					});
					e.setToken(r, j.incoming, 0), ls(e, r, a, e.label(i < 0 ? n : i));
				}
				a > 0 ? ds(e) : $l(e, r, i);
			}), s > 0 && Ni(e, o) && e.setToken(o, j.incoming, s);
		}
	}, Tu = {
		do: "block",
		says: "Block shield or hull damage",
		at: () => "the kind of damage",
		targets: () => ["x:shield", "x:hull"],
		names: (e, t) => `${t.slice(2)} damage first`,
		play: (e, t, n) => {
			$s(e, ns(xs(e), e.args.by ?? 0, n === "x:hull" ? "hull" : "shield")), e.leave();
		}
	}, Eu = {
		id: "block",
		name: "Shield or hull damage",
		cite: pi,
		says: "Choose which kind of damage to block. What is more than there is of it comes off the other kind.",
		asks: (e) => `${ts(xs(e))} is on its way, and ${e.args.by} can be blocked: of which kind first?`,
		about: (e) => [vs(e).target],
		moves: [Tu],
		mayPass: () => !1
	};
}));
// lib/games/orions-spur/table/abilities.ts
function Ou(e) {
	let t = e.first(k.flagship);
	return t < 0 || e.isExhausted(t) ? 0 : Z(e, t);
}
function ku(e, t) {
	return F(e).filter((n) => Ri(e, n, t));
}
function Au(e, t) {
	let n = F(e).filter((e) => e !== t);
	return Gl(e, t).filter((t) => n.some((n) => Ul(e, n, Z(e, n) + 1, t)));
}
var ju, Mu, Nu, Pu, Fu, Iu, Lu = t((() => {
	gi(), fu(), _s(), Nl(), I(), ju = {
		do: "flock",
		says: "Flock: activate a ship for 2 energy",
		cite: E,
		of: "a ship of your fleet with Flock, other than the flagship",
		cards: (e) => F(e).filter((t) => t !== e.first(k.flagship) && Ri(e, t, "Flock")),
		needs: [
			{
				id: "primary",
				cite: ui,
				holds: (e) => ql(e) || e.get(A.primary) === M.flock,
				lacks: () => "the primary action of this turn is taken"
			},
			{
				id: "flagship",
				cite: E,
				holds: (e) => Ou(e) >= 2,
				lacks: (e) => `needs an able flagship with 2 energy, yours has ${Ou(e)}`
			},
			{
				id: "flocked",
				cite: E,
				holds: (e, t) => e.token(t, j.flocked) !== e.turn,
				lacks: () => "the flock has called it in this turn"
			},
			...iu
		],
		play: (e, t) => {
			let n = e.first(k.flagship);
			e.setToken(n, j.energy, Z(e, n) - 2), e.setToken(t, j.flocked, e.turn), e.set(A.primary, M.flock), e.say(() => `${e.label(n)} spends 2 energy: ${e.label(t)} is activated.`), e.use(t), e.call("attack", { ship: t });
		}
	}, Mu = [
		au,
		ru,
		{
			id: "energy",
			cite: E,
			holds: (e, t) => Z(e, t) > 0,
			lacks: () => "spends all its energy, and it has none"
		}
	], Nu = {
		do: "suppress",
		says: "Suppressing Fire: spend all energy to suppress an enemy ship, so that another ship attacks past it",
		cite: E,
		of: "a ship of your fleet with Suppressing Fire",
		at: () => "an enemy ship past which another ship of yours can attack",
		cards: (e) => ku(e, "Suppressing Fire"),
		needs: Mu,
		targets: (e, t) => Au(e, t).map((e) => `#${e}`),
		play: (e, t, n) => {
			let r = Number(n.slice(1));
			e.setToken(t, j.energy, 0), e.set(A.primary, M.attack), e.say(() => `${e.label(t)} suppresses ${Pi(e, r)}${e.label(r)}.`), e.call("cover", {
				by: t,
				held: r
			});
		}
	}, Pu = {
		do: "activate",
		says: "Activate the ship that attacks",
		of: "another ship of your fleet that can attack",
		cards: (e) => Kl(e, e.args.held).filter((t) => t !== e.args.by),
		play: (e, t) => {
			let { held: n = -1 } = e.args;
			e.say(() => `${e.label(t)} is activated.`), e.use(t), e.leave(), e.call("attack", {
				ship: t,
				held: n
			});
		}
	}, Fu = {
		id: "cover",
		name: "Suppressing Fire",
		cite: E,
		says: "Choose another ship to attack. It can also hit ships one row back, but not the suppressed one.",
		isOpen: !0,
		about: ({ args: { by: e = -1, held: t = -1 } }) => [e, t],
		moves: [
			Pu,
			Al,
			Ml
		]
	}, Iu = {
		do: "ram",
		says: "Ram: spend all energy to deal the ship's whole hull",
		cite: E,
		of: "a ship of your fleet with Ram",
		at: () => "an enemy ship that it can attack",
		cards: (e) => ku(e, "Ram"),
		needs: [...Mu, {
			id: "hull",
			cite: E,
			holds: (e, t) => {
				let { hull: n } = e.card(t);
				return typeof n == "number" ? n > 0 : void 0;
			},
			lacks: () => "not known: its hull was never published"
		}],
		targets: (e, t) => Gl(e, t).map((e) => `#${e}`),
		play: (e, t, n) => {
			let r = e.card(t).hull ?? 0;
			e.set(A.primary, M.attack), e.setToken(t, j.energy, 0), ls(e, Number(n.slice(1)), { hull: r }, e.label(t)), ls(e, t, { hull: Math.ceil(r / 2) }, "The ram");
		}
	};
}));
// lib/games/orions-spur/table/regrouping.ts
function Ru(e) {
	for (let t of F(e)) e.exhaust(t, !1), e.setToken(t, j.energy, e.card(t).energy ?? e.token(t, j.energy));
	e.say(() => "Ships are re-enabled and have their energy back.");
}
function zu(e) {
	return Vu.filter((t) => e.count(k[t]) < 5);
}
function Bu(e) {
	let t = Yi(e, N);
	return t < 0 ? 0 : L(e, t);
}
var Vu, Hu, Uu, Wu, Gu, Ku, qu, Ju, Yu = t((() => {
	Ze(), gi(), lc(), fu(), Qi(), Nl(), I(), Vu = ["front", "middle"], Hu = {
		do: "regroup",
		says: "Regroup",
		key: "g",
		cite: di,
		needs: [au],
		play: (e) => {
			e.set(A.primary, M.regroup), e.say(() => "The fleet regroups: this turn none of its cards and abilities may damage another player."), e.call("resources");
		}
	}, Uu = {
		do: "discard",
		isElsewhere: !0,
		says: "Discard a card",
		of: "a card in your hand",
		cards: (e) => e.in(k.hand),
		play: (e, t) => {
			e.move(t, k.discard), e.say(() => `${e.label(t)} is discarded.`);
		}
	}, Wu = {
		do: "recruit",
		says: "Recruit a ship from the reserve",
		of: "a ship of your reserve",
		at: () => "room in the front or the middle row, which hold 5 ships each",
		cards: (e) => e.in(k.reserve),
		needs: [{
			id: "recruitment",
			cite: fi,
			holds: (e, t) => {
				let { recruitment: n } = e.card(t);
				return typeof n == "number" ? n <= e.get(A.recruitment) : void 0;
			},
			lacks: (e, t) => {
				let { recruitment: n } = e.card(t);
				return typeof n == "number" ? `costs ${n} recruitment, you have ${e.get(A.recruitment)}` : "not known: its recruitment cost was never published";
			}
		}],
		targets: zu,
		play: (e, t, n) => {
			let { recruitment: r = 0 } = e.card(t);
			e.add(A.recruitment, -(r ?? 0)), Li(e, t, e.zone(n)), zi(e, t), e.say(() => `${e.label(t)} is recruited for ${r} ${r === 1 ? "point" : "points"}.`), Zi(e, N);
		}
	}, Gu = {
		do: "arrange",
		says: "Move a ship to the first free place of a row",
		cards: (e) => [...e.in(k.front), ...e.in(k.middle)],
		targets: zu,
		of: "a ship of the front or the middle row",
		at: () => "room in the front or the middle row, which hold 5 ships each",
		needs: [{
			id: "elsewhere",
			cite: li,
			holds: (e, t, n) => e.zoneOf(t) !== e.zone(n) || Ii(e, t, e.zone(n)) < O(e, t),
			lacks: () => "it is in this row already, with no free place left of it"
		}],
		play: (e, t, n) => {
			Li(e, t, e.zone(n)), e.say(() => `${e.label(t)} goes to the ${n} row, place ${O(e, t) + 1}.`);
		}
	}, Ku = {
		do: "lead",
		says: "Make a ship of the same VP the flagship",
		of: "another ship of your fleet",
		cards: (e) => F(e).filter((t) => t !== Yi(e, N)),
		needs: [{
			id: "vp",
			cite: li,
			holds: (e, t) => L(e, t) === Bu(e),
			lacks: (e, t) => `the flagship has the highest VP: it is worth ${L(e, t)}, the flagship ${Bu(e)}`
		}],
		play: (e, t) => Xi(e, t, N)
	}, qu = {
		id: "rearrange",
		name: "Rearrange the rows",
		cite: li,
		says: "Move ships to the first free place of either row. The ship with the highest VP stays the flagship.",
		moves: [Gu]
	}, Ju = [
		{
			id: "resources",
			name: "Manage resources",
			cite: di,
			says: "Discard any cards from your hand. Then it is filled up to seven, ships are re-enabled and energy is restored.",
			passing: "Draw up to seven",
			moves: [Uu, Ml],
			next: () => "recruit",
			end: (e) => {
				e.count(k.hand) < 7 && Y.drawCards(e, 7 - e.count(k.hand)), Ru(e);
			}
		},
		{
			id: "recruit",
			name: "Recruit",
			cite: di,
			says: "Call in ships from the reserve while there are recruitment points for them.",
			begin: (e) => {
				e.tell("regroup", Yi(e, N)), Be(e, Wu) || e.leave();
			},
			isOpen: !0,
			passing: "Recruit no more",
			moves: [
				Wu,
				Al,
				Ml
			],
			next: () => "reorganize"
		},
		{
			id: "reorganize",
			name: "Reorganize",
			cite: di,
			says: "Rearrange the rows. The ship with the highest VP stays the flagship.",
			isOpen: !0,
			passing: "End the regroup",
			moves: [
				Gu,
				Ku,
				Al,
				Ml
			]
		}
	];
}));
// lib/games/orions-spur/table/turn.ts
function Xu(e) {
	for (let t of N) for (let [n, r] of [...e.in(t)].entries()) Li(e, r, t, n), zi(e, r);
	Zi(e, N);
}
function Zu(e) {
	let [t, n] = [((t) => t.toSorted((t, n) => L(e, n) - L(e, t)))(qi(e)), e.in(k["enemy-reserve"])];
	if (t.length === 0) return;
	let r = x(e.start), i = (t) => t.map((t) => e.label(t)).join(", "), a = [...t, ...n].reduce((t, n) => t + L(e, n), 0), o = r ? "to be recruited" : `coming in while it has fewer than ${ya} ships`;
	e.say(() => `The fleet faced: ${i(t)}.`), n.length > 0 && e.say(() => `In its reserve, ${o}: ${i(n)}.`), e.say(() => `It is worth ${a} VP. You need ${$i(e.start)} VP to win.`), e.say(() => `The enemy ${r ? "plays by the same rules as you" : "holds its fire"}.`);
}
var Qu, $u, ed, td = t((() => {
	S(), Kt(), gi(), Ta(), Du(), lc(), nl(), Lu(), fu(), Qi(), Yu(), sa(), Nl(), I(), Qu = [{
		id: "formation",
		name: "Formation",
		cite: li,
		says: "Both fleets stand in their rows, led by the ship of the highest VP. Win the VP, or destroy it all, to finish.",
		begin: (e) => {
			Wt(e, () => Xu(e)), e.as(e.person, () => Zu(e));
		},
		moves: []
	}, {
		id: "opening",
		name: "Opening hand",
		cite: ci,
		says: "Shuffle the tactics deck and draw seven cards. There is no mulligan.",
		isForBoth: !0,
		begin: (e) => {
			e.shuffle(k.draw), Y.drawCards(e, 7);
		},
		moves: []
	}], $u = [
		{
			id: "actions",
			name: "Actions",
			cite: ui,
			says: "Take one primary action (main attack, special ability or regroup) and any number of secondary ones.",
			begin: (e) => {
				e.set(A.primary, M.none), e.set(A.revised, 0), Wt(e, () => e.set(A.kills, 0)), e.set(A.attackers, 0);
				for (let t of N) for (let n of e.in(t)) e.setToken(n, j.shelter, 0);
			},
			moves: [
				ou,
				ju,
				Nu,
				Iu,
				Hu,
				Al,
				Ml
			],
			mayPass: (e) => !ql(e)
		},
		{
			id: "end",
			name: "End of turn",
			cite: fi,
			says: "One recruitment point is generated.",
			begin: (e) => {
				e.set(A.losses, 0), e.set(A.boost, 0), e.add(A.recruitment, 1), e.say(() => `Recruitment points: ${e.get(A.recruitment)}.`);
			},
			moves: []
		},
		{
			id: "enemy",
			name: "Enemy’s reserve",
			cite: hi,
			says: "An enemy that holds its fire calls in ships of its reserve.",
			begin: (e) => {
				x(e.start) || ga(e);
			},
			moves: []
		}
	], ed = [
		du,
		Fu,
		wu,
		Eu,
		...Ju,
		qu,
		Zc.phase
	];
})), nd = /* @__PURE__ */ n({ goldfish: () => ad });
function rd(e, t) {
	let n = e.find(({ card: e }) => e.kind === "ship")?.card.species, r = e.some(({ from: e }) => e === "tactics"), i = (t[`ships of ${n}`] ?? []).map(([t, n]) => {
		let r = e.filter((e) => e.label === t).length;
		return {
			label: t,
			count: Math.max(n - r, 0),
			from: "reserve"
		};
	}), a = r ? [] : t[`${id}${n}`] ?? [];
	return [...i, ...a.map(([e, t]) => ({
		label: e,
		count: t,
		from: "tactics"
	}))];
}
var id, ad, od = t((() => {
	Ta(), Da(), nl(), Os(), cl(), _s(), _l(), yl(), Sl(), wl(), sa(), I(), td(), id = "tactics of ", ad = {
		zones: Vi,
		counters: Hi,
		tokens: Wi,
		spent: {
			is: "disabled",
			again: "enabled",
			spend: "Disable",
			restore: "Re-enable"
		},
		begins: {
			front: "front",
			middle: "middle",
			flagship: "flagship",
			tactics: "draw",
			reserve: "reserve"
		},
		sides: {
			...Ui,
			name: "The enemy"
		},
		alternates: !0,
		opponents: ca,
		supplies: rd,
		setup: Qu,
		phases: $u,
		called: ed,
		result: ia,
		score: ra,
		measures: bl,
		plans: xl,
		opening: Cl,
		formations: hl,
		enforce: ds,
		forbids: rl,
		texts: Zc,
		afterFreeMove: il,
		areas: Gi,
		stands: ws,
		autopilot: Ea,
		lineNumbers: [
			3,
			4,
			5,
			6,
			7,
			8,
			9,
			10,
			11,
			12,
			13,
			14,
			18,
			15,
			16,
			17
		],
		readings: vl
	};
}));
gi(), $r();
var sd = {
	id: "orions-spur",
	name: "Orion's Spur",
	about: "Captains of four species fight fleet against fleet, and the first to the agreed victory points wins.",
	feels: "Two rows of ships. Break the front one and the flagship is next.",
	rulebook: w,
	kind: "kind",
	attributes: vi,
	sections: qr,
	formats: [{
		id: "standard",
		name: "Standard",
		says: "Everyone starts with 2 frigates, 1 destroyer and 1 light cruiser."
	}, {
		id: "points",
		name: "Points",
		says: "Everyone starts with ships of the agreed total recruitment cost."
	}],
	options: [{
		id: "points",
		name: "Points",
		says: "What the recruitment costs of the fleet add up to: 6, 12, 18 and 24 are recommended.",
		default: 12,
		min: 1,
		max: 99,
		formats: ["points"]
	}, {
		id: "vp",
		name: "VP",
		says: "The victory points that win: 5, 10, 15 and 20 are recommended.",
		default: 10,
		min: 1,
		max: 99
	}],
	house: [{
		id: "custom-tactics",
		says: "Any 45 tactics cards, each at most as often as its species' deck holds it."
	}],
	readings: si,
	arrangement: ni,
	rules: _i,
	layout: yi,
	symbols: bi,
	drawings: async () => (await Promise.resolve().then(() => (Ci(), xi))).drawings,
	intro: async () => (await Promise.resolve().then(() => (Ei(), wi))).intro,
	terms: async () => (await Promise.resolve().then(() => (ki(), Di))).terms,
	goldfish: async () => (await Promise.resolve().then(() => (od(), nd))).goldfish
}, cd = [];
cd[4] = sd;
var ld = Hr(cd, sd, {
	sets: [{
		game: "orions-spur",
		id: "orions-spur-rulebook",
		name: "Orion's Spur rulebook",
		official: !0,
		source: "The ship classes and cards that the Orion's Spur rulebook names, with what it states of them and where.",
		cards: [
			{
				name: "Frigate",
				kind: "ship",
				shipClass: "frigate",
				sources: {
					kind: "Building the Decks, p. 5",
					shipClass: "Building the Decks, p. 5"
				}
			},
			{
				name: "Destroyer",
				kind: "ship",
				shipClass: "destroyer",
				sources: {
					kind: "Building the Decks, p. 5",
					shipClass: "Building the Decks, p. 5"
				}
			},
			{
				name: "Light Cruiser",
				kind: "ship",
				shipClass: "light-cruiser",
				sources: {
					kind: "Building the Decks, p. 5",
					shipClass: "Building the Decks, p. 5"
				}
			},
			{
				name: "Plasma Cannon",
				kind: "tactic",
				type: "attack",
				damage: {
					shield: 3,
					hull: 3
				},
				sources: {
					kind: "Main Attack Action, Shield and Hull Attack Cards, p. 7-8",
					type: "Main Attack Action, Shield and Hull Attack Cards, p. 7-8: an example of attack cards",
					damage: "Main Attack Action, Shield and Hull Attack Cards, p. 7-8"
				}
			},
			{
				name: "Particle Beam",
				kind: "tactic",
				sources: { kind: "Main Attack Action, example, p. 7: a player answers an attack with it; read as a card" }
			}
		]
	}, {
		game: "orions-spur",
		id: "orions-spur-practice",
		name: "Practice: Orion's Spur",
		official: !1,
		practice: !0,
		source: "Ships and tactics cards invented by Drydock for practice: unofficial, not published by anybody.",
		cards: [
			{
				name: "Ceres Picket",
				kind: "ship",
				species: "Terran Federation",
				shipClass: "frigate",
				shield: 2,
				hull: 2,
				energy: 2,
				vp: 1,
				recruitment: 2,
				weapon: {
					energy: 1,
					damage: 1
				},
				abilities: ["Laser Light"],
				supply: 4,
				text: "Laser Light: 1 energy, 1 damage."
			},
			{
				name: "Vesta Gunboat",
				kind: "ship",
				species: "Terran Federation",
				shipClass: "frigate",
				shield: 1,
				hull: 3,
				energy: 3,
				vp: 1,
				recruitment: 3,
				weapon: {
					energy: 1,
					damage: 1
				},
				abilities: ["Suppressing Fire"],
				supply: 3,
				text: "All its energy at once lets another of your ships shoot past the front row."
			},
			{
				name: "Tharsis Lance",
				kind: "ship",
				species: "Terran Federation",
				shipClass: "destroyer",
				shield: 2,
				hull: 4,
				energy: 3,
				vp: 2,
				recruitment: 3,
				weapon: {
					energy: 2,
					damage: 3
				},
				abilities: ["Laser Medium", "Artillery"],
				supply: 2,
				text: "Laser Medium: 2 energy, 3 damage, also against a ship 1 row back."
			},
			{
				name: "Ganymede Bastion",
				kind: "ship",
				species: "Terran Federation",
				shipClass: "light-cruiser",
				shield: 4,
				hull: 4,
				energy: 4,
				vp: 3,
				recruitment: 5,
				weapon: {
					energy: 2,
					damage: 3
				},
				abilities: ["Laser Medium", "Suppressing Fire"],
				supply: 2,
				text: "Laser Medium: 2 energy, 3 damage."
			},
			{
				name: "Aphrodite Rampart",
				kind: "ship",
				species: "Terran Federation",
				shipClass: "heavy-cruiser",
				shield: 5,
				hull: 6,
				energy: 4,
				vp: 4,
				recruitment: 7,
				weapon: {
					energy: 2,
					damage: 3
				},
				abilities: ["Laser Medium", "Armored"],
				supply: 1,
				text: "Armored holds even while this ship is overcharged."
			},
			{
				name: "Elysium Cradle",
				kind: "ship",
				species: "Terran Federation",
				shipClass: "carrier",
				shield: 5,
				hull: 5,
				energy: 6,
				vp: 4,
				recruitment: 8,
				weapon: {
					energy: 1,
					damage: 2
				},
				abilities: ["Interference", "Suppressing Fire"],
				supply: 1,
				text: "Its fighters cost 1 energy and deal 2 damage."
			},
			{
				name: "Concord of Sol",
				kind: "ship",
				species: "Terran Federation",
				shipClass: "battleship",
				shield: 7,
				hull: 8,
				energy: 6,
				vp: 5,
				recruitment: 10,
				weapon: {
					energy: 3,
					damage: 5
				},
				abilities: ["Laser Heavy", "Artillery"],
				supply: 1,
				text: "Laser Heavy: 3 energy, 5 damage, also against a ship 1 row back."
			},
			{
				name: "Rail Volley",
				kind: "tactic",
				species: "Terran Federation",
				type: "attack",
				energy: 1,
				damage: 2,
				supply: 5,
				text: "Attack one ship in the front row."
			},
			{
				name: "Torpedo Spread",
				kind: "tactic",
				species: "Terran Federation",
				type: "attack",
				energy: 2,
				damage: 4,
				supply: 4,
				text: "If the target has no shield left, deal 1 more damage."
			},
			{
				name: "Ion Broadside",
				kind: "tactic",
				species: "Terran Federation",
				type: "attack",
				energy: 2,
				damage: {
					shield: 3,
					hull: 1
				},
				supply: 3,
				text: "Deals its shield damage and its hull damage to the same ship."
			},
			{
				name: "Over the Line",
				kind: "tactic",
				species: "Terran Federation",
				type: "attack",
				energy: 3,
				damage: 4,
				supply: 2,
				text: "May target a ship 1 row back."
			},
			{
				name: "Siege Beam",
				kind: "tactic",
				species: "Terran Federation",
				type: "attack",
				energy: 3,
				damage: 6,
				supply: 3,
				text: "Attack one ship in the front row."
			},
			{
				name: "Bracketing Fire",
				kind: "tactic",
				species: "Terran Federation",
				type: "attack",
				energy: 1,
				damage: 1,
				supply: 3,
				text: "Deals 1 more damage for each earlier attack of this ship on the same target this turn."
			},
			{
				name: "Point Defence Grid",
				kind: "tactic",
				species: "Terran Federation",
				type: "reaction",
				energy: 1,
				damage: null,
				supply: 4,
				text: "Reduce the damage of one attack on this ship by 3."
			},
			{
				name: "Hard Burn",
				kind: "tactic",
				species: "Terran Federation",
				type: "reaction",
				energy: 2,
				damage: null,
				supply: 3,
				text: "This ship completely avoids the damage of one attack."
			},
			{
				name: "Snap Shot",
				kind: "tactic",
				species: "Terran Federation",
				type: "attack-reaction",
				energy: 1,
				damage: 2,
				supply: 3,
				text: "As a reaction, it hits the attacking ship."
			},
			{
				name: "Interceptor Wing",
				kind: "tactic",
				species: "Terran Federation",
				type: "attack-reaction",
				energy: 2,
				damage: 3,
				supply: 2,
				text: "As a reaction, choose the attacking ship, which it hits, or this ship, which takes 3 less damage."
			},
			{
				name: "Staff Briefing",
				kind: "tactic",
				species: "Terran Federation",
				type: "draw",
				energy: 0,
				damage: null,
				supply: 3,
				text: "Draw 2 tactics cards."
			},
			{
				name: "Sensor Sweep",
				kind: "tactic",
				species: "Terran Federation",
				type: "draw",
				energy: 0,
				damage: null,
				supply: 2,
				text: "Look at the top 3 cards of your tactics deck. Put one into your hand and the others on the bottom."
			},
			{
				name: "Damage Control",
				kind: "tactic",
				species: "Terran Federation",
				type: "repair",
				energy: 1,
				damage: null,
				supply: 2,
				text: "Restore up to 3 hull to one of your ships, which pays the energy."
			},
			{
				name: "Shield Harmonics",
				kind: "tactic",
				species: "Terran Federation",
				type: "repair",
				energy: 0,
				damage: null,
				supply: 2,
				text: "Restore up to 2 shield to one of your ships."
			},
			{
				name: "Admiral's Gambit",
				kind: "tactic",
				species: "Terran Federation",
				type: "special",
				energy: 0,
				damage: null,
				supply: 2,
				text: "Re-enable one of your overcharged ships and give it 1 energy."
			},
			{
				name: "Combined Arms",
				kind: "tactic",
				species: "Terran Federation",
				type: "special",
				energy: 0,
				damage: null,
				supply: 2,
				text: "The next attack of your fleet this turn deals 2 more damage."
			},
			{
				name: "Russet Warder",
				kind: "ship",
				species: "H'ssuk Empire",
				shipClass: "frigate",
				shield: 1,
				hull: 3,
				energy: 2,
				vp: 1,
				recruitment: 2,
				weapon: {
					energy: 1,
					damage: 1
				},
				abilities: ["Laser Light"],
				supply: 3,
				text: "Laser Light: 1 energy, 1 damage."
			},
			{
				name: "Umber Shieldbearer",
				kind: "ship",
				species: "H'ssuk Empire",
				shipClass: "frigate",
				shield: 2,
				hull: 3,
				energy: 3,
				vp: 1,
				recruitment: 3,
				weapon: null,
				abilities: ["Interference"],
				supply: 3,
				text: "It has no weapon; its energy guards the ships next to it."
			},
			{
				name: "Ochre Sentence",
				kind: "ship",
				species: "H'ssuk Empire",
				shipClass: "destroyer",
				shield: 2,
				hull: 5,
				energy: 3,
				vp: 2,
				recruitment: 4,
				weapon: {
					energy: 2,
					damage: 3
				},
				abilities: ["Laser Medium", "Bracing"],
				supply: 2,
				text: "Energy it has not fired is energy for Bracing."
			},
			{
				name: "Verdigris Law",
				kind: "ship",
				species: "H'ssuk Empire",
				shipClass: "light-cruiser",
				shield: 3,
				hull: 6,
				energy: 4,
				vp: 3,
				recruitment: 5,
				weapon: {
					energy: 2,
					damage: 3
				},
				abilities: ["Laser Medium", "Bracing"],
				supply: 2,
				text: "Laser Medium: 2 energy, 3 damage."
			},
			{
				name: "Slate Reckoner",
				kind: "ship",
				species: "H'ssuk Empire",
				shipClass: "heavy-cruiser",
				shield: 3,
				hull: 7,
				energy: 5,
				vp: 4,
				recruitment: 7,
				weapon: {
					energy: 2,
					damage: 3
				},
				abilities: ["Laser Medium", "Artillery"],
				supply: 1,
				text: "Its Laser Medium may target a ship 1 row back."
			},
			{
				name: "Azure Archive",
				kind: "ship",
				species: "H'ssuk Empire",
				shipClass: "carrier",
				shield: 5,
				hull: 6,
				energy: 5,
				vp: 4,
				recruitment: 7,
				weapon: {
					energy: 1,
					damage: 1
				},
				abilities: ["Interference"],
				supply: 1,
				text: "When you regroup, restore 1 hull to each ship next to this one."
			},
			{
				name: "Ivory Verdict",
				kind: "ship",
				species: "H'ssuk Empire",
				shipClass: "heavy-cruiser",
				shield: 4,
				hull: 8,
				energy: 4,
				vp: 4,
				recruitment: 8,
				weapon: {
					energy: 2,
					damage: 3
				},
				abilities: [
					"Laser Medium",
					"Armored",
					"Bracing"
				],
				supply: 1,
				text: "Laser Medium: 2 energy, 3 damage."
			},
			{
				name: "Crimson Patience",
				kind: "ship",
				species: "H'ssuk Empire",
				shipClass: "battleship",
				shield: 6,
				hull: 10,
				energy: 6,
				vp: 5,
				recruitment: 10,
				weapon: {
					energy: 3,
					damage: 5
				},
				abilities: [
					"Laser Heavy",
					"Armored",
					"Bracing"
				],
				supply: 1,
				text: "Laser Heavy: 3 energy, 5 damage."
			},
			{
				name: "Feathered Lance",
				kind: "tactic",
				species: "H'ssuk Empire",
				type: "attack",
				energy: 1,
				damage: 2,
				supply: 4,
				text: "Attack one ship in the front row."
			},
			{
				name: "Amber Furnace",
				kind: "tactic",
				species: "H'ssuk Empire",
				type: "attack",
				energy: 2,
				damage: 3,
				supply: 4,
				text: "Then restore 1 shield to the attacking ship."
			},
			{
				name: "Slow Sunrise",
				kind: "tactic",
				species: "H'ssuk Empire",
				type: "attack",
				energy: 4,
				damage: 8,
				supply: 3,
				text: "Attack one ship in the front row."
			},
			{
				name: "Molten Writ",
				kind: "tactic",
				species: "H'ssuk Empire",
				type: "attack",
				energy: 3,
				damage: {
					shield: 3,
					hull: 3
				},
				supply: 3,
				text: "Deals its shield damage and its hull damage to the same ship."
			},
			{
				name: "Imperial Censure",
				kind: "tactic",
				species: "H'ssuk Empire",
				type: "attack",
				energy: 2,
				damage: 2,
				supply: 3,
				text: "The target also loses 1 energy."
			},
			{
				name: "Scaled Bulwark",
				kind: "tactic",
				species: "H'ssuk Empire",
				type: "reaction",
				energy: 1,
				damage: null,
				supply: 4,
				text: "Cut the damage of one attack on this ship in half, rounded up."
			},
			{
				name: "Patience of Ages",
				kind: "tactic",
				species: "H'ssuk Empire",
				type: "reaction",
				energy: 0,
				damage: null,
				supply: 3,
				text: "Reduce the damage of one attack on this ship by 1, then draw 1 card."
			},
			{
				name: "Mirrored Plumage",
				kind: "tactic",
				species: "H'ssuk Empire",
				type: "reaction",
				energy: 2,
				damage: null,
				supply: 2,
				text: "Reduce the damage of one attack on this ship by 3, and the attacking ship takes 1 damage."
			},
			{
				name: "Tail Cannon",
				kind: "tactic",
				species: "H'ssuk Empire",
				type: "attack-reaction",
				energy: 1,
				damage: 2,
				supply: 3,
				text: "As a reaction, it hits the attacking ship."
			},
			{
				name: "Verdict of the Court",
				kind: "tactic",
				species: "H'ssuk Empire",
				type: "attack-reaction",
				energy: 3,
				damage: 5,
				supply: 2,
				text: "As a reaction, it hits the attacking ship."
			},
			{
				name: "Archive Recall",
				kind: "tactic",
				species: "H'ssuk Empire",
				type: "draw",
				energy: 0,
				damage: null,
				supply: 2,
				text: "Draw 2 tactics cards."
			},
			{
				name: "Seer's Digest",
				kind: "tactic",
				species: "H'ssuk Empire",
				type: "draw",
				energy: 0,
				damage: null,
				supply: 2,
				text: "Draw 3 tactics cards, then discard 1."
			},
			{
				name: "Regrowth Cycle",
				kind: "tactic",
				species: "H'ssuk Empire",
				type: "repair",
				energy: 1,
				damage: null,
				supply: 3,
				text: "Restore up to 4 hull to one of your ships, which pays the energy."
			},
			{
				name: "Basking Interval",
				kind: "tactic",
				species: "H'ssuk Empire",
				type: "repair",
				energy: 0,
				damage: null,
				supply: 2,
				text: "Restore 1 shield and 1 hull to each of up to two of your ships."
			},
			{
				name: "Hibernation Lock",
				kind: "tactic",
				species: "H'ssuk Empire",
				type: "repair",
				energy: 0,
				damage: null,
				supply: 2,
				text: "Restore up to 5 hull to one of your overcharged ships."
			},
			{
				name: "Emperor's Decree",
				kind: "tactic",
				species: "H'ssuk Empire",
				type: "special",
				energy: 0,
				damage: null,
				supply: 1,
				text: "Until your next turn, each attack on your flagship deals 2 less damage."
			},
			{
				name: "Unbroken Lineage",
				kind: "tactic",
				species: "H'ssuk Empire",
				type: "special",
				energy: 0,
				damage: null,
				supply: 2,
				text: "Take a repair card or reaction card from your discard pile into your hand."
			},
			{
				name: "Thermal Dart",
				kind: "ship",
				species: "Churrap Hegemony",
				shipClass: "frigate",
				shield: 1,
				hull: 2,
				energy: 2,
				vp: 1,
				recruitment: 2,
				weapon: {
					energy: 1,
					damage: 1
				},
				abilities: ["Laser Light", "Flock"],
				supply: 4,
				text: "Laser Light: 1 energy, 1 damage."
			},
			{
				name: "Pinion Skirmisher",
				kind: "ship",
				species: "Churrap Hegemony",
				shipClass: "frigate",
				shield: 2,
				hull: 1,
				energy: 3,
				vp: 1,
				recruitment: 3,
				weapon: {
					energy: 1,
					damage: 1
				},
				abilities: ["Flock"],
				supply: 3,
				text: "After it attacks, you may change places with an adjacent ship that is not the flagship."
			},
			{
				name: "Gale Talon",
				kind: "ship",
				species: "Churrap Hegemony",
				shipClass: "destroyer",
				shield: 2,
				hull: 3,
				energy: 3,
				vp: 2,
				recruitment: 3,
				weapon: {
					energy: 2,
					damage: 3
				},
				abilities: ["Laser Medium", "Flock"],
				supply: 3,
				text: "Laser Medium: 2 energy, 3 damage."
			},
			{
				name: "High Roost",
				kind: "ship",
				species: "Churrap Hegemony",
				shipClass: "light-cruiser",
				shield: 3,
				hull: 3,
				energy: 6,
				vp: 3,
				recruitment: 5,
				weapon: {
					energy: 2,
					damage: 2
				},
				abilities: [],
				supply: 2,
				text: "As flagship, it has the energy to call three ships with Flock."
			},
			{
				name: "Skyward Choir",
				kind: "ship",
				species: "Churrap Hegemony",
				shipClass: "carrier",
				shield: 4,
				hull: 4,
				energy: 8,
				vp: 4,
				recruitment: 7,
				weapon: null,
				abilities: ["Interference"],
				supply: 1,
				text: "It has no weapon; as flagship it calls up to four ships with Flock."
			},
			{
				name: "Stratos Crown",
				kind: "ship",
				species: "Churrap Hegemony",
				shipClass: "battleship",
				shield: 5,
				hull: 6,
				energy: 8,
				vp: 5,
				recruitment: 9,
				weapon: {
					energy: 3,
					damage: 5
				},
				abilities: ["Laser Heavy"],
				supply: 1,
				text: "Laser Heavy: 3 energy, 5 damage."
			},
			{
				name: "Stooping Strike",
				kind: "tactic",
				species: "Churrap Hegemony",
				type: "attack",
				energy: 1,
				damage: 2,
				supply: 5,
				text: "Attack one ship in the front row."
			},
			{
				name: "Feather Needles",
				kind: "tactic",
				species: "Churrap Hegemony",
				type: "attack",
				energy: 0,
				damage: 1,
				supply: 4,
				text: "Attack one ship in the front row."
			},
			{
				name: "Updraft Salvo",
				kind: "tactic",
				species: "Churrap Hegemony",
				type: "attack",
				energy: 1,
				damage: 1,
				supply: 4,
				text: "If Flock activated this ship, deal 2 more damage."
			},
			{
				name: "Harrying Pass",
				kind: "tactic",
				species: "Churrap Hegemony",
				type: "attack",
				energy: 1,
				damage: {
					shield: 1,
					hull: 1
				},
				supply: 4,
				text: "Deals its shield damage and its hull damage to the same ship."
			},
			{
				name: "Pincer Dive",
				kind: "tactic",
				species: "Churrap Hegemony",
				type: "attack",
				energy: 2,
				damage: 3,
				supply: 3,
				text: "If another of your ships has attacked this turn, it may target a ship 1 row back."
			},
			{
				name: "Talon Burst",
				kind: "tactic",
				species: "Churrap Hegemony",
				type: "attack",
				energy: 2,
				damage: 4,
				supply: 2,
				text: "Attack one ship in the front row."
			},
			{
				name: "Barrel Turn",
				kind: "tactic",
				species: "Churrap Hegemony",
				type: "reaction",
				energy: 1,
				damage: null,
				supply: 4,
				text: "This ship completely avoids one attack of 3 or less damage."
			},
			{
				name: "Scatter the Flight",
				kind: "tactic",
				species: "Churrap Hegemony",
				type: "reaction",
				energy: 0,
				damage: null,
				supply: 2,
				text: "Change places with an adjacent ship of yours that is not the flagship. The attack hits that ship instead."
			},
			{
				name: "Wingtip Lasers",
				kind: "tactic",
				species: "Churrap Hegemony",
				type: "attack-reaction",
				energy: 1,
				damage: 2,
				supply: 3,
				text: "As a reaction, it hits the attacking ship."
			},
			{
				name: "Turning Feint",
				kind: "tactic",
				species: "Churrap Hegemony",
				type: "attack-reaction",
				energy: 0,
				damage: 1,
				supply: 2,
				text: "As a reaction, reduce the damage of the attack by 1 instead."
			},
			{
				name: "Scouting Thermals",
				kind: "tactic",
				species: "Churrap Hegemony",
				type: "draw",
				energy: 0,
				damage: null,
				supply: 3,
				text: "Draw 2 tactics cards."
			},
			{
				name: "Wind Reading",
				kind: "tactic",
				species: "Churrap Hegemony",
				type: "draw",
				energy: 0,
				damage: null,
				supply: 3,
				text: "Draw 1 card for each ship in your front row, at most 3."
			},
			{
				name: "Preening Crew",
				kind: "tactic",
				species: "Churrap Hegemony",
				type: "repair",
				energy: 0,
				damage: null,
				supply: 2,
				text: "Restore 1 shield and 1 hull to each of up to two of your ships."
			},
			{
				name: "Call of the Flock",
				kind: "tactic",
				species: "Churrap Hegemony",
				type: "special",
				energy: 0,
				damage: null,
				supply: 2,
				text: "Restore up to 3 energy to your flagship."
			},
			{
				name: "Beating Wings",
				kind: "tactic",
				species: "Churrap Hegemony",
				type: "special",
				energy: 0,
				damage: null,
				supply: 1,
				text: "Rearrange the ships of your two rows."
			},
			{
				name: "Sudden Storm",
				kind: "tactic",
				species: "Churrap Hegemony",
				type: "special",
				energy: 0,
				damage: null,
				supply: 1,
				text: "Restore 1 energy to each of your frigates."
			},
			{
				name: "Steppe Prowler",
				kind: "ship",
				species: "Mroo'shen Clans",
				shipClass: "frigate",
				shield: 1,
				hull: 3,
				energy: 2,
				vp: 1,
				recruitment: 2,
				weapon: null,
				abilities: ["Ram"],
				supply: 4,
				text: "It has no weapon but its bow and the tactics cards in your hand."
			},
			{
				name: "Menial's Oath",
				kind: "ship",
				species: "Mroo'shen Clans",
				shipClass: "destroyer",
				shield: 1,
				hull: 5,
				energy: 3,
				vp: 2,
				recruitment: 3,
				weapon: {
					energy: 1,
					damage: 1
				},
				abilities: ["Armored"],
				supply: 2,
				text: "Armored holds even while this ship is overcharged."
			},
			{
				name: "Pounce Rider",
				kind: "ship",
				species: "Mroo'shen Clans",
				shipClass: "destroyer",
				shield: 2,
				hull: 4,
				energy: 4,
				vp: 2,
				recruitment: 4,
				weapon: {
					energy: 1,
					damage: 2
				},
				abilities: ["Ram"],
				supply: 2,
				text: "Its hook guns cost 1 energy and deal 2 damage."
			},
			{
				name: "Pride Herald",
				kind: "ship",
				species: "Mroo'shen Clans",
				shipClass: "light-cruiser",
				shield: 2,
				hull: 6,
				energy: 4,
				vp: 3,
				recruitment: 5,
				weapon: {
					energy: 2,
					damage: 3
				},
				abilities: ["Laser Medium", "Ram"],
				supply: 2,
				text: "Laser Medium: 2 energy, 3 damage."
			},
			{
				name: "Savanna Breaker",
				kind: "ship",
				species: "Mroo'shen Clans",
				shipClass: "heavy-cruiser",
				shield: 3,
				hull: 8,
				energy: 4,
				vp: 4,
				recruitment: 7,
				weapon: {
					energy: 2,
					damage: 2
				},
				abilities: ["Armored", "Ram"],
				supply: 1,
				text: "Its bow guns cost 2 energy and deal 2 damage."
			},
			{
				name: "Bounty Hold",
				kind: "ship",
				species: "Mroo'shen Clans",
				shipClass: "carrier",
				shield: 3,
				hull: 7,
				energy: 5,
				vp: 4,
				recruitment: 7,
				weapon: {
					energy: 1,
					damage: 1
				},
				abilities: ["Interference"],
				supply: 1,
				text: "When your fleet destroys a ship, draw 1 card."
			},
			{
				name: "Distant Hunger",
				kind: "ship",
				species: "Mroo'shen Clans",
				shipClass: "heavy-cruiser",
				shield: 4,
				hull: 7,
				energy: 5,
				vp: 4,
				recruitment: 8,
				weapon: {
					energy: 2,
					damage: 3
				},
				abilities: ["Laser Medium", "Artillery"],
				supply: 1,
				text: "Its Laser Medium may target a ship 1 row back."
			},
			{
				name: "Elder Mane",
				kind: "ship",
				species: "Mroo'shen Clans",
				shipClass: "battleship",
				shield: 5,
				hull: 10,
				energy: 6,
				vp: 5,
				recruitment: 10,
				weapon: {
					energy: 3,
					damage: 5
				},
				abilities: ["Laser Heavy", "Ram"],
				supply: 1,
				text: "Laser Heavy: 3 energy, 5 damage."
			},
			{
				name: "Claw Volley",
				kind: "tactic",
				species: "Mroo'shen Clans",
				type: "attack",
				energy: 1,
				damage: 2,
				supply: 5,
				text: "Attack one ship in the front row."
			},
			{
				name: "Boarding Hooks",
				kind: "tactic",
				species: "Mroo'shen Clans",
				type: "attack",
				energy: 1,
				damage: 1,
				supply: 3,
				text: "If the target has no shield left, deal 2 more damage."
			},
			{
				name: "Hull Cleaver",
				kind: "tactic",
				species: "Mroo'shen Clans",
				type: "attack",
				energy: 2,
				damage: {
					shield: 1,
					hull: 2
				},
				supply: 4,
				text: "Deals its shield damage and its hull damage to the same ship."
			},
			{
				name: "Tallgrass Ambush",
				kind: "tactic",
				species: "Mroo'shen Clans",
				type: "attack",
				energy: 2,
				damage: 3,
				supply: 4,
				text: "The target may not answer with attack/reaction cards."
			},
			{
				name: "Pack Hunt",
				kind: "tactic",
				species: "Mroo'shen Clans",
				type: "attack",
				energy: 3,
				damage: 5,
				supply: 3,
				text: "If another of your ships is adjacent to the attacking ship, deal 1 more damage."
			},
			{
				name: "Spoils Barrage",
				kind: "tactic",
				species: "Mroo'shen Clans",
				type: "attack",
				energy: 2,
				damage: 3,
				supply: 2,
				text: "If this destroys the target, draw 1 card."
			},
			{
				name: "Last Leap",
				kind: "tactic",
				species: "Mroo'shen Clans",
				type: "attack",
				energy: 4,
				damage: 9,
				supply: 1,
				text: "The attacking ship takes 2 hull damage."
			},
			{
				name: "Low Crouch",
				kind: "tactic",
				species: "Mroo'shen Clans",
				type: "reaction",
				energy: 1,
				damage: null,
				supply: 3,
				text: "Reduce the damage of one attack on this ship by 2, or by 3 if it has no shield left."
			},
			{
				name: "Thick Mane",
				kind: "tactic",
				species: "Mroo'shen Clans",
				type: "reaction",
				energy: 0,
				damage: null,
				supply: 2,
				text: "Reduce the hull damage of one attack on this ship by 2."
			},
			{
				name: "Raking Claws",
				kind: "tactic",
				species: "Mroo'shen Clans",
				type: "attack-reaction",
				energy: 1,
				damage: 2,
				supply: 4,
				text: "As a reaction, it hits the attacking ship."
			},
			{
				name: "Roar of Guns",
				kind: "tactic",
				species: "Mroo'shen Clans",
				type: "attack-reaction",
				energy: 2,
				damage: 4,
				supply: 2,
				text: "As a reaction, it hits the attacking ship."
			},
			{
				name: "Trackers' Report",
				kind: "tactic",
				species: "Mroo'shen Clans",
				type: "draw",
				energy: 0,
				damage: null,
				supply: 3,
				text: "Draw 2 tactics cards."
			},
			{
				name: "Scent of Plunder",
				kind: "tactic",
				species: "Mroo'shen Clans",
				type: "draw",
				energy: 0,
				damage: null,
				supply: 2,
				text: "Draw 1 card, or 3 if you have destroyed a ship this turn."
			},
			{
				name: "Menials' Shift",
				kind: "tactic",
				species: "Mroo'shen Clans",
				type: "repair",
				energy: 0,
				damage: null,
				supply: 3,
				text: "Restore up to 2 hull to one of your ships."
			},
			{
				name: "Clan Muster",
				kind: "tactic",
				species: "Mroo'shen Clans",
				type: "special",
				energy: 0,
				damage: null,
				supply: 2,
				text: "Gain 1 recruitment point."
			},
			{
				name: "Blood Debt",
				kind: "tactic",
				species: "Mroo'shen Clans",
				type: "special",
				energy: 0,
				damage: null,
				supply: 1,
				text: "If one of your ships was destroyed since your last turn, restore all energy to one of your ships."
			},
			{
				name: "War Drums",
				kind: "tactic",
				species: "Mroo'shen Clans",
				type: "special",
				energy: 0,
				damage: null,
				supply: 1,
				text: "Restore 1 energy to each of your ships with Ram."
			}
		]
	}],
	numbers: /* @__PURE__ */ "Frigate.Destroyer.Light Cruiser.Plasma Cannon.Particle Beam.Ceres Picket.Vesta Gunboat.Tharsis Lance.Ganymede Bastion.Aphrodite Rampart.Elysium Cradle.Concord of Sol.Rail Volley.Torpedo Spread.Ion Broadside.Over the Line.Siege Beam.Bracketing Fire.Point Defence Grid.Hard Burn.Snap Shot.Interceptor Wing.Staff Briefing.Sensor Sweep.Damage Control.Shield Harmonics.Admiral's Gambit.Combined Arms.Russet Warder.Umber Shieldbearer.Ochre Sentence.Verdigris Law.Slate Reckoner.Azure Archive.Ivory Verdict.Crimson Patience.Feathered Lance.Amber Furnace.Slow Sunrise.Molten Writ.Imperial Censure.Scaled Bulwark.Patience of Ages.Mirrored Plumage.Tail Cannon.Verdict of the Court.Archive Recall.Seer's Digest.Regrowth Cycle.Basking Interval.Hibernation Lock.Emperor's Decree.Unbroken Lineage.Thermal Dart.Pinion Skirmisher.Gale Talon.High Roost.Skyward Choir.Stratos Crown.Stooping Strike.Feather Needles.Updraft Salvo.Harrying Pass.Pincer Dive.Talon Burst.Barrel Turn.Scatter the Flight.Wingtip Lasers.Turning Feint.Scouting Thermals.Wind Reading.Preening Crew.Call of the Flock.Beating Wings.Sudden Storm.Steppe Prowler.Menial's Oath.Pounce Rider.Pride Herald.Savanna Breaker.Bounty Hold.Distant Hunger.Elder Mane.Claw Volley.Boarding Hooks.Hull Cleaver.Tallgrass Ambush.Pack Hunt.Spoils Barrage.Last Leap.Low Crouch.Thick Mane.Raking Claws.Roar of Guns.Trackers' Report.Scent of Plunder.Menials' Shift.Clan Muster.Blood Debt.War Drums".split("."),
	piles: {
		"ships of Terran Federation": [
			["Ceres Picket", 4],
			["Vesta Gunboat", 3],
			["Tharsis Lance", 2],
			["Ganymede Bastion", 2],
			["Aphrodite Rampart", 1],
			["Elysium Cradle", 1],
			["Concord of Sol", 1]
		],
		"tactics of Terran Federation": [
			["Rail Volley", 5],
			["Torpedo Spread", 4],
			["Ion Broadside", 3],
			["Over the Line", 2],
			["Siege Beam", 3],
			["Bracketing Fire", 3],
			["Point Defence Grid", 4],
			["Hard Burn", 3],
			["Snap Shot", 3],
			["Interceptor Wing", 2],
			["Staff Briefing", 3],
			["Sensor Sweep", 2],
			["Damage Control", 2],
			["Shield Harmonics", 2],
			["Admiral's Gambit", 2],
			["Combined Arms", 2]
		],
		"ships of H'ssuk Empire": [
			["Russet Warder", 3],
			["Umber Shieldbearer", 3],
			["Ochre Sentence", 2],
			["Verdigris Law", 2],
			["Slate Reckoner", 1],
			["Azure Archive", 1],
			["Ivory Verdict", 1],
			["Crimson Patience", 1]
		],
		"tactics of H'ssuk Empire": [
			["Feathered Lance", 4],
			["Amber Furnace", 4],
			["Slow Sunrise", 3],
			["Molten Writ", 3],
			["Imperial Censure", 3],
			["Scaled Bulwark", 4],
			["Patience of Ages", 3],
			["Mirrored Plumage", 2],
			["Tail Cannon", 3],
			["Verdict of the Court", 2],
			["Archive Recall", 2],
			["Seer's Digest", 2],
			["Regrowth Cycle", 3],
			["Basking Interval", 2],
			["Hibernation Lock", 2],
			["Emperor's Decree", 1],
			["Unbroken Lineage", 2]
		],
		"ships of Churrap Hegemony": [
			["Thermal Dart", 4],
			["Pinion Skirmisher", 3],
			["Gale Talon", 3],
			["High Roost", 2],
			["Skyward Choir", 1],
			["Stratos Crown", 1]
		],
		"tactics of Churrap Hegemony": [
			["Stooping Strike", 5],
			["Feather Needles", 4],
			["Updraft Salvo", 4],
			["Harrying Pass", 4],
			["Pincer Dive", 3],
			["Talon Burst", 2],
			["Barrel Turn", 4],
			["Scatter the Flight", 2],
			["Wingtip Lasers", 3],
			["Turning Feint", 2],
			["Scouting Thermals", 3],
			["Wind Reading", 3],
			["Preening Crew", 2],
			["Call of the Flock", 2],
			["Beating Wings", 1],
			["Sudden Storm", 1]
		],
		"ships of Mroo'shen Clans": [
			["Steppe Prowler", 4],
			["Menial's Oath", 2],
			["Pounce Rider", 2],
			["Pride Herald", 2],
			["Savanna Breaker", 1],
			["Bounty Hold", 1],
			["Distant Hunger", 1],
			["Elder Mane", 1]
		],
		"tactics of Mroo'shen Clans": [
			["Claw Volley", 5],
			["Boarding Hooks", 3],
			["Hull Cleaver", 4],
			["Tallgrass Ambush", 4],
			["Pack Hunt", 3],
			["Spoils Barrage", 2],
			["Last Leap", 1],
			["Low Crouch", 3],
			["Thick Mane", 2],
			["Raking Claws", 4],
			["Roar of Guns", 2],
			["Trackers' Report", 3],
			["Scent of Plunder", 2],
			["Menials' Shift", 3],
			["Clan Muster", 2],
			["Blood Debt", 1],
			["War Drums", 1]
		]
	}
});
export { ld as film };
