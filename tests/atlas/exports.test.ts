import { expect, test } from 'vitest';
import { mermaidOf } from '../../src/atlas/export/mermaid.ts';
import { scxmlOf } from '../../src/atlas/export/scxml.ts';
import { door } from './door.ts';

test('a chart in the language of Mermaid', () => {
  expect(mermaidOf(door)).toMatchInlineSnapshot(`
    "stateDiagram-v2
      state "door" as s0 {
        [*] --> s1
        state "closed" as s1
        s1 : entry / ring
        s1 : paint / dry
        state "open" as s4 {
          state "light" as s7 {
            [*] --> s8
            state "off" as s8
            state "on" as s9
          }
          --
          state "guest" as s6
          --
          state "before" as s5
          s5 : history
        }
        note right of s4
          • invoke come in (a guest)
        end note
        state "gone" as s2
        s2 --> [*]
        state "lost" as s3
      }
      s1 --> s9 : both
      s1 --> s6 : both
      s1 --> s4 : push [it is #60; 20 #176;C] / say #34;hi#34;
      s1 --> s1 : push [else]
      s1 --> s5 : remember
      s4 --> s1 : after a while (1.5 min)
      s4 --> s2 : done#58; a guest
      s4 --> s1 : error#58; a guest
      s8 --> s9 : switch
      s9 --> s8 : always
    "
  `);
});

test('a chart as SCXML', () => {
  expect(scxmlOf(door)).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" datamodel="ecmascript" initial="door">
      <datamodel>
        <data id="guards" expr="{ 'it is &#60; 20 °C': false }"/>
      </datamodel>
      <!-- door: A door - - with <tags> & "quotes". -->
      <state id="door" initial="door.closed">
        <!-- door.closed: Nobody comes in. -->
        <state id="door.closed">
          <onentry>
            <log label="action" expr="'ring'"/>
          </onentry>
          <transition event="both" target="door.open.light.on door.open.guest"/>
          <transition event="paint">
            <log label="action" expr="'dry'"/>
          </transition>
          <transition event="push" cond="guards['it is &#60; 20 °C']" target="door.open">
            <log label="action" expr="'say \\&#34;hi\\&#34;'"/>
          </transition>
          <transition event="push"/>
          <transition event="remember" target="door.open.before"/>
        </state>
        <!-- door.open -->
        <parallel id="door.open">
          <onentry>
            <send id="after-a_while" event="after.a_while" delay="90000ms"/>
          </onentry>
          <onexit>
            <cancel sendid="after-a_while"/>
          </onexit>
          <invoke id="a_guest" src="come%20in"/>
          <transition event="after.a_while" target="door.closed"/>
          <transition event="done.invoke.a_guest" target="door.gone"/>
          <transition event="error.platform.invoke.a_guest" target="door.closed"/>
          <!-- door.open.light -->
          <state id="door.open.light" initial="door.open.light.off">
            <!-- door.open.light.off -->
            <state id="door.open.light.off">
              <transition event="switch" target="door.open.light.on"/>
            </state>
            <!-- door.open.light.on -->
            <state id="door.open.light.on">
              <transition target="door.open.light.off"/>
            </state>
          </state>
          <!-- door.open.guest -->
          <state id="door.open.guest"/>
          <!-- door.open.before -->
          <history id="door.open.before">
            <transition target="door.open.guest door.open.light"/>
          </history>
        </parallel>
        <!-- door.lost -->
        <state id="door.lost"/>
      </state>
      <!-- door.gone -->
      <final id="door.gone"/>
    </scxml>
    "
  `);
});
